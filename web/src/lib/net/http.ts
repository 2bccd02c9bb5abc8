// What is asked over plain HTTP, before there is a connection to a table. The shapes are those of
// the protocol's `http.rs`.

import type { MisfitInfo, Settings, Status } from '../../gen/messages';

export interface OptionInfo {
  name: string;
  /** What stands behind `=`, for options that take a value, such as `SECONDS`. */
  value?: string | null;
}

export interface GameInfo {
  id: string;
  seats_min: number;
  seats_max: number;
  options: OptionInfo[];
}

export interface CheckOptions {
  game: string;
  seats: number;
  options: string;
}

export interface Misfits {
  misfits: MisfitInfo[];
}

export interface CreateRoom {
  settings: Settings;
}

export interface Created {
  id: string;
  invite: string;
}

export interface Joined {
  id: string;
  /** The host must answer first. */
  waiting: boolean;
}

export interface DeviceLink {
  secret: string;
  valid_s: number;
}

export interface ProgramToken {
  token: string;
}

export interface LobbyTable {
  id: string;
  name: string;
  game: string;
  options: string;
  language: string;
  status: Status;
  seats: number;
  taken: number;
  spectators: boolean;
}
