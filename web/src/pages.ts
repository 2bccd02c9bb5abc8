// The pages there are. Each is a piece of its own, loaded when somebody goes there.

import type { Component } from 'svelte';
import type { Route } from './lib/router.svelte';

type Page = Component<{ route: Route }>;

const PAGES: Record<Route['page'], () => Promise<{ default: unknown }>> = {
  home: () => import('./routes/Home.svelte'),
  new: () => import('./routes/New.svelte'),
  lobby: () => import('./routes/Lobby.svelte'),
  table: () => import('./routes/Table.svelte'),
  code: () => import('./routes/Code.svelte'),
  device: () => import('./routes/Device.svelte'),
  recover: () => import('./routes/Device.svelte'),
  rules: () => import('./routes/Rules.svelte'),
  about: () => import('./routes/About.svelte'),
  missing: () => import('./routes/Missing.svelte'),
};

export async function fetchPage(page: Route['page']): Promise<Page> {
  return (await PAGES[page]()).default as Page;
}
