// The Resistance, as the shell asks for it.

import type { Action, Event, View } from '../../gen/resistance';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import End from './End.svelte';
import Secret from './Secret.svelte';
import { facts, pages } from './pages';
import { help, now, phase, tell } from './tell';

const resistance: GameModule<View, Action, Event> = {
  id: 'resistance',
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
};

export default resistance;
