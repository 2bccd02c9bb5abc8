// Hijacked, as the shell asks for it.

import type { Action, Event, View } from '../../gen/hijacked';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import End from './End.svelte';
import { pages } from './pages';
import { help, now, phase, tell } from './tell';

const hijacked: GameModule<View, Action, Event> = {
  id: 'hijacked',
  Board,
  Choices,
  // It lies open: the two bonus tiles that one alone sees are in the question itself.
  Secret: null,
  End,
  phase,
  now,
  tell,
  help,
  pages,
};

export default hijacked;
