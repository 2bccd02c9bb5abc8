// The client's addresses. A link is a plain link; clicks on our own are caught, so that the page
// stays and the connection with it.

export type Route =
  | { page: 'home' | 'lobby' | 'code' | 'device' | 'about' | 'missing' }
  | { page: 'table'; id: string; board: boolean }
  | { page: 'new'; game: string | null }
  | { page: 'recover'; id: string }
  | { page: 'rules'; game: string };

export function read(path: string, query: string): Route {
  const [first = '', second, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'missing' };
  if (second !== undefined) {
    if (first === 't') {
      return { page: 'table', id: second, board: new URLSearchParams(query).has('board') };
    }
    if (first === 'r') return { page: 'recover', id: second };
    return first === 'rules' ? { page: 'rules', game: second } : { page: 'missing' };
  }
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'new', game: new URLSearchParams(query).get('game') };
    case 'lobby':
    case 'code':
    case 'about':
      return { page: first };
    case 'd':
      return { page: 'device' };
    default:
      return { page: 'missing' };
  }
}

let route = $state.raw<Route>(read(location.pathname, location.search));

export function current(): Route {
  return route;
}

function arrive(): void {
  route = read(location.pathname, location.search);
  scrollTo(0, 0);
}

/** What an address does not say, but its entry in the history does. */
interface HistoryState {
  /** With what this browser has knocked: who reloads the page while waiting knocks again. */
  knock?: { code: string; name: string };
  /** Somebody who wants to play at once: the table fills with bots, and the match begins. */
  fillWithBots?: boolean;
}

export function historyState(): HistoryState {
  return (history.state as HistoryState | null) ?? {};
}

export function go(path: string, historyState: HistoryState = {}): void {
  history.pushState(historyState, '', path);
  arrive();
}

/** Takes what the address has in its fragment, and removes it from where others could see it. */
export function takeFragment(): string {
  const fragment = location.hash.slice(1);
  if (fragment !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return fragment;
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function listen(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', onClick);
}
