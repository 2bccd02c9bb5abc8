// What the table is turned to after a mission: an accusation, an inquiry, an examination.

import type { Character, Event, Guess, MissionResult, Seat } from '../../gen/resistance';
import { isNew, lastOf } from '../shared/moments';
import type { ResistanceFrame } from './types';

/** A Hunter has stepped forward, and perhaps named somebody. */
export interface AccusationScene {
  kind: 'accusation';
  by: Seat;
  character: Character | null;
  accused: Seat | null;
  guess: Guess | null;
  /** What the mission was turned into. */
  turned: { mission: number; result: MissionResult } | null;
  /** Where its newest part stands among all that was heard. */
  index: number;
}

/** Somebody looks at somebody. */
export interface LookScene {
  kind: 'inquired' | 'examined';
  by: Seat;
  whom: Seat;
  index: number;
}

export type Scene = AccusationScene | LookScene;

/** What a scene ends with: the table turns to the next team. */
const UNTIL: Event['event'][] = ['plot-given', 'aimed', 'proposed', 'mission-done'];

/** The newest scene since the last mission. */
export function sceneOf(frame: ResistanceFrame, events: Event[]): Scene | null {
  const last = lastOf(events, ['hunter-shown', 'accused', 'inquired', 'examined'], UNTIL);
  if (last === null) return null;
  const { event, index } = last;
  switch (event.event) {
    case 'inquired':
    case 'examined':
      return { kind: event.event, by: event.by, whom: event.whom, index };
    case 'hunter-shown': {
      const { hunter, character } = event;
      const none = { accused: null, guess: null, turned: null };
      return { kind: 'accusation', by: hunter, character, ...none, index };
    }
    case 'accused': {
      const turned = lastOf(events.slice(index), ['mission-turned'], []);
      const shown = frame.view.public.hostile?.shown ?? [];
      return {
        kind: 'accusation',
        by: event.by,
        character: shown.find(({ seat }) => seat === event.by)?.character ?? null,
        accused: event.accused,
        guess: event.guess,
        turned: turned && { mission: turned.event.mission, result: turned.event.result },
        index,
      };
    }
  }
}

/** Who has asked for the loyalty card that is owed now. */
export function examinerOf(events: Event[]): Seat | null {
  return lastOf(events, ['examined'], UNTIL)?.event.by ?? null;
}

/** Has a mission been turned in the newest frame? Then its stamp turns, once. */
export function turnedNow(frame: ResistanceFrame, events: Event[], mission: number): boolean {
  const turned = lastOf(events, ['mission-turned'], UNTIL);
  return turned?.event.mission === mission && isNew(frame, turned);
}
