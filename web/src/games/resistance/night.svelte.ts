// The night before the first team: told to everybody alike, until somebody has heard it.

import type { NightStep, Seat } from '../../gen/resistance';
import type { ResistanceFrame } from './types';

/** The match whose night has been put away on this device. */
let putAway = $state.raw(0);

/**
 * The steps of the night, until they are put away, or until the first vote: then everybody who
 * plays has done something. On a screen that nobody touches it gives way to the first team.
 */
export function nightOf(
  { match, view: { public: publicView } }: ResistanceFrame,
  you: Seat | null,
): NightStep[] | null {
  const { night, last_vote, missions, team } = publicView;
  const begun = last_vote != null || missions.length > 0 || (you === null && team.length > 0);
  return night.length === 0 || begun || putAway === match ? null : night;
}

export function putNightAway(match: number): void {
  putAway = match;
}
