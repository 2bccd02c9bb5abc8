import { expect, it } from 'vitest';
import { elides } from '../src/lib/i18n/elide';
import { strictTexts } from '../src/games/shared/tests/texts';

// The same names as in `crates/texts/src/elide.rs`.
it('elides names as they are spoken', () => {
  for (const name of 'Ana eli Ida Émile Øyvind Œdipe Yves Hugo Hyacinthe'.split(' ')) {
    expect(elides(name), name).toBe(true);
  }
  for (const name of ['Ben', 'Yann', 'Hua', 'Łukasz', 'Ñuñez', 'Çelik', '7', '', 'أمل', '🦊 Ana']) {
    expect(elides(name), name).toBe(false);
  }
});

it('says d’Ana and de Ben', () => {
  const texts = strictTexts('resistance', 'fr');
  const watched = (member: string) => texts.text('resistance-event-watched', { by: 'Cai', member });
  expect(watched('Ana')).toBe('Cai regarde la carte de mission d’Ana.');
  expect(watched('Ben')).toBe('Cai regarde la carte de mission de Ben.');
});
