// What the eight trades are called at this table: as on the box, or as a family would have it.

import type { Cards, Packet, Resource, Role } from '../../gen/illegal';
import { readOptions } from '../../lib/table/options';
import type { Texts } from '../game';
import { lotsOf } from './types';

export interface Naming {
  family: boolean;
  resource: (resource: Resource) => string;
  role: (role: Role) => string;
  /** "Arms Dealer and Hollywood Star". */
  roles: (roles: readonly Role[]) => string;
  /** "2 × Guns and 1 × Powder". */
  cards: (cards: Cards) => string;
  /** Both roles and the extra card. */
  packet: (packet: Packet) => string;
}

export function isFamily(options: string): boolean {
  return readOptions(options).has('family');
}

export function rolesOf({ dealer, buyer }: Packet): [Role, Role] {
  return [
    { resource: dealer, trade: 'dealer' },
    { resource: buyer, trade: 'buyer' },
  ];
}

export function namingOf(texts: Texts, options: string): Naming {
  const family = isFamily(options);
  const kind = family ? 'illegal-family' : 'illegal';
  const resource = (id: Resource) => texts.text(`${kind}-resource-${id}`);
  const role = (of: Role) => texts.text(`${kind}-role-${of.resource}-${of.trade}`);
  return {
    family,
    resource,
    role,
    roles: (roles) => texts.list(roles.map(role)),
    cards: (cards) =>
      texts.list(lotsOf(cards).map((lot) => `${lot.count} × ${resource(lot.resource)}`)),
    packet: (packet) => texts.list([...rolesOf(packet).map(role), resource(packet.extra)]),
  };
}
