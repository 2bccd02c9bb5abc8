// A text that is missing, or not there yet, shows its key. Whoever looks at a page sees it, and be
// it for a blink.

import type { Page } from '@playwright/test';
import { allKeys } from './texts';

const KEYS = allKeys();

/** Watches all that people read or hear on a page, from its first moment. */
export async function watchKeys(page: Page, tell: (key: string) => void): Promise<void> {
  await page.exposeFunction('tellKey', (word: string, alone: boolean) => {
    // A word with hyphens that stands alone looks like a key even where no file has it.
    if (alone || KEYS.has(word)) tell(`the key ${word} is shown`);
  });
  await page.addInitScript(() => {
    const READ = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    const told = new Set<string>();
    const { tellKey } = window as unknown as { tellKey: (word: string, alone: boolean) => void };
    const read = (text: string | null): void => {
      const all = text?.trim() ?? '';
      for (const [word] of all.matchAll(/[a-z][a-z0-9]*(?:-[a-z0-9]+)+/g)) {
        if (told.has(word)) continue;
        told.add(word);
        tellKey(word, word === all);
      }
    };
    const look = (node: Node): void => {
      const parent = node.parentElement?.tagName ?? '';
      if (node instanceof Text && parent !== 'SCRIPT' && parent !== 'STYLE') read(node.data);
      if (!(node instanceof Element)) return;
      for (const name of READ) read(node.getAttribute(name));
      node.childNodes.forEach(look);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        // Of an element that has only lost or got children, the children are looked at alone.
        if (addedNodes.length > 0) addedNodes.forEach(look);
        else if (target instanceof Text) look(target);
        else if (target instanceof Element) READ.forEach((name) => read(target.getAttribute(name)));
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: READ,
    });
  });
}
