// Illegal, as the shell asks for it.

import type { Action, Event, View } from '../../gen/illegal';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import End from './End.svelte';
import Secret from './Secret.svelte';
import { facts, pages } from './pages';
import { hearing, help, now, phase, tell } from './tell';

const illegal: GameModule<View, Action, Event> = {
  id: 'illegal',
  Board,
  Choices,
  Secret,
  End,
  phase,
  now,
  tell,
  help,
  pages,
  facts,
  hearing,
};

export default illegal;
