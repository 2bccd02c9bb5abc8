// The games there are, in the order in which they are listed. Apart from the games themselves, so
// that the build and the tests in browsers can read it, too.

export const GAME_IDS = ['resistance', 'mayday', 'illegal', 'hijacked'] as const;

export type GameId = (typeof GAME_IDS)[number];
