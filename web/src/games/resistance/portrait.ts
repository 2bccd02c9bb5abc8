// What is true of a character at this table, in whole sentences: what it knows, what it may play,
// how it wins. The table's cast and options are public, so everybody reads the same of everybody.

import type { Character, HostileView, NightStep } from '../../gen/resistance';
import type { Line } from '../game';
import { characterKey } from './tell';

interface PublicView extends Pick<HostileView, 'cast' | 'blame'> {
  night: NightStep[];
}

const SPIES: readonly Character[] = ['spy', 'spy-chief', 'spy-hunter', 'deep-agent', 'spy-hacker'];

const yes = (holds: boolean) => (holds ? 'yes' : 'no');

/** What the texts about characters and the night choose by. */
export function castArgs(cast: readonly Character[]): Record<string, string | number> {
  const count = (...characters: Character[]) =>
    cast.filter((character) => characters.includes(character)).length;
  const deep = count('deep-agent') > 0;
  return {
    chiefs: count('spy-chief'),
    allies: count('resistance-chief'),
    hackers: count('resistance-hacker', 'spy-hacker'),
    agents: deep ? (count('pretender') > 0 ? 'both' : 'deep-agent') : 'none',
    pretender: yes(count('pretender') > 0),
    coordinator: yes(count('coordinator') > 0),
    seven: yes(cast.length >= 7),
  };
}

/** The sentences about a character; the last says how it wins. */
export function portraitOf(
  character: Character,
  publicView: PublicView,
  options: readonly string[],
): { about: Line; more: Line[]; wins: Line } {
  const args = castArgs(publicView.cast);
  // After a Blame everybody knows who the Deep Agent is.
  if (publicView.blame) args['pretender'] = yes(false);
  const line = (key: string): Line => ({ key: `resistance-${key}`, args });
  const blames = options.includes('blame') && !publicView.blame;
  const more = [
    ...knows(character, publicView),
    plays(character),
    ...(blames && character === 'deep-agent' ? ['blame-as-deep-agent'] : []),
    ...(blames && character === 'pretender' ? ['blame-as-pretender'] : []),
  ];
  return {
    about: { key: characterKey(character), args },
    more: more.map(line),
    wins: line(wins(character, publicView)),
  };
}

function knows(character: Character, { cast, night, blame }: PublicView): string[] {
  const has = (other: Character) => cast.includes(other);
  if (!SPIES.includes(character)) {
    const shown = character !== 'resistance-chief' ? [] : chiefKnows(cast);
    return shown.length > 0 ? shown : ['knows-nobody'];
  }
  const hidden = night.includes('hidden-hacker');
  if (night.length === 0 || (hidden && character === 'spy-hacker')) return ['knows-no-spies'];
  // What the Deep Agent does not know is what it is about.
  if (character === 'deep-agent') return [];
  const spies = cast.filter((other) => SPIES.includes(other));
  if (hidden && spies.length === 2) return ['knows-no-spies'];
  return [
    character === 'spy-chief' ? 'knows-spies-as-chief' : 'knows-spies',
    ...(has('deep-agent') && (blame || !has('pretender')) ? ['knows-deep-agent'] : []),
    ...(hidden ? ['knows-hidden-hacker'] : []),
  ];
}

function chiefKnows(cast: readonly Character[]): string[] {
  const chiefs = cast.filter((character) => character === 'resistance-chief');
  return [
    ...(chiefs.length > 1 ? ['knows-other-chief'] : []),
    ...(cast.includes('coordinator') ? ['knows-coordinator'] : []),
  ];
}

function plays(character: Character): string {
  if (character === 'resistance-hacker' || character === 'spy-hacker') return 'plays-hack';
  if (character === 'spy-chief') return 'plays-as-chief';
  return SPIES.includes(character) ? 'plays-fail' : 'plays-success';
}

function wins(character: Character, { cast }: PublicView): string {
  const side = SPIES.includes(character) ? 'spies-win' : 'wins';
  if (!cast.includes('spy-hunter')) return `${side}-missions`;
  const hunts = character === 'spy-hunter' || character === 'resistance-hunter';
  return hunts ? `${side}-as-hunter` : `${side}-hunt`;
}
