import type {
  CheckOptions,
  Created,
  CreateRoom,
  DeviceLink,
  FindRoom,
  GameInfo,
  Joined,
  JoinRoom,
  LobbyTable,
  Misfits,
  ProgramToken,
  RecoverSeat,
  RecoveryLink,
  RedeemDevice,
} from '../../gen/http';
import type { Explained } from '../../gen/messages';

/** The server said no, or could not be reached. */
export class Refused extends Error {
  constructor(
    readonly why: Explained,
    /** The HTTP status; nothing where no answer came. */
    readonly status: number | null,
  ) {
    super(why.key);
  }
}

const OFFLINE: Explained = { key: 'refusal-offline' };
const UNCLEAR: Explained = { key: 'refusal-not-understood' };

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...init, credentials: 'same-origin', cache: 'no-store' });
  } catch {
    throw new Refused(OFFLINE, null);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  throw new Refused(isExplained(body) ? body : UNCLEAR, answer.status);
}

function isExplained(body: unknown): body is Explained {
  return typeof body === 'object' && body !== null && 'key' in body;
}

function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export const api = {
  games: () => ask<GameInfo[]>('/games'),
  check: (options: CheckOptions) => post<Misfits>('/check', options),
  create: (room: CreateRoom) => post<Created>('/rooms', room),
  lobby: () => ask<LobbyTable[]>('/rooms'),
  join: (id: string, invite: string | null) =>
    post<Joined>(`/rooms/${encodeURIComponent(id)}/join`, { invite } satisfies JoinRoom),
  find: (code: string, name: string) => post<Joined>('/find', { code, name } satisfies FindRoom),
  device: (id: string) => post<DeviceLink>(`/rooms/${encodeURIComponent(id)}/device`),
  redeem: (secret: string) => post<Joined>('/device', { secret } satisfies RedeemDevice),
  recovery: (id: string) => post<RecoveryLink>(`/rooms/${encodeURIComponent(id)}/recovery`),
  recover: (id: string, secret: string) =>
    post<Joined>(`/rooms/${encodeURIComponent(id)}/recover`, { secret } satisfies RecoverSeat),
  program: (id: string) => post<ProgramToken>(`/rooms/${encodeURIComponent(id)}/program`),
};

/** Where the invitation can be fetched as a picture to scan. */
export function qrAddress(id: string): string {
  return `/api/rooms/${encodeURIComponent(id)}/qr.svg`;
}

/** Where the record of a match lies, once it is over. */
export function recordAddress(id: string, match: number): string {
  return `/api/rooms/${encodeURIComponent(id)}/matches/${match}/record`;
}
