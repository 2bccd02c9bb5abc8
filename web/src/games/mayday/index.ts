// Mayday! Mayday!, as the shell asks for it.

import type { Action, Event, View } from '../../gen/mayday';
import type { GameModule } from '../game';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import End from './End.svelte';
import Secret from './Secret.svelte';
import { facts, pages } from './pages';
import { help, now, phase, speaker, tell } from './tell';

const mayday: GameModule<View, Action, Event> = {
  id: 'mayday',
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
  speaker,
};

export default mayday;
