// The pages of the rules help. All belong to every table: who plays alone may want the others, and
// the others may want to know the Cybot.

const PAGES = [
  'goal',
  'round',
  'cards',
  'reserving',
  'rescuing',
  'trust',
  'hijackers',
  'retreat',
  'markers',
  'dice',
  'points',
  'tiles',
  'score',
  'solo',
  'reconstruction',
];

export function pages(): string[] {
  return PAGES;
}
