import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HIJACKED_BOX_BYTES_MAX } from '../src/gen/constants';
import type { GameInfo } from '../src/gen/http';
import { learn, speak } from '../src/lib/i18n/texts.svelte';
import { nameOfFile, readFile, WORD_CHARS_MAX, wordOfFile } from '../src/lib/table/file';
import OptionFields from '../src/lib/table/OptionFields.svelte';
import { LOCALES } from './files';

const SHIPPED = readFileSync(join(LOCALES, '../crates/hijacked/box.txt'), 'utf8');
const MINE = SHIPPED.replace('name shipped', 'name my-box');

const textFile = (text: string) => new File([text], 'box.txt', { type: 'text/plain' });

describe('a file as an option', () => {
  it('is one word, with the lines where they were', () => {
    const word = wordOfFile('# A comment.\n\nname  my-box\r\n\tplace 1-6 1-6 \n# The end.\n\n');
    expect(word).toBe(';;name:my-box;place:1-6:1-6');
    const line = MINE.split('\n').indexOf('steps 1 4 7');
    expect(wordOfFile(MINE).split(';')[line]).toBe('steps:1:4:7');
    expect(wordOfFile(MINE)).not.toMatch(/[\s#=]/);
  });

  it('keeps no sign that means something else there', () => {
    expect(wordOfFile('name a=b\nplace 1-3;4-6 a:b')).toBe('name:a�b;place:1-3�4-6:a�b');
  });

  it('is called by its name', () => {
    expect(nameOfFile(wordOfFile(MINE))).toBe('my-box');
    expect(nameOfFile(wordOfFile('place 1-6\nplace 1-3'))).toBe(null);
    expect(nameOfFile('name:')).toBe(null);
    expect(nameOfFile('20')).toBe(null);
  });

  it('fits a message of a socket, whole, with the comments of the shipped one', async () => {
    const chosen = await readFile(textFile(MINE));
    const word = 'word' in chosen ? chosen.word : '';
    expect(word.length).toBeGreaterThan(1000);
    expect(WORD_CHARS_MAX).toBeGreaterThan(1.5 * word.length);
    expect(JSON.stringify({ options: 'x'.repeat(WORD_CHARS_MAX) }).length).toBeLessThan(8192 / 2);
  });

  it('is refused if it is too large or no text', async () => {
    const large = '#'.repeat(HIJACKED_BOX_BYTES_MAX);
    expect(await readFile(textFile(large))).toEqual({ word: '' });
    expect(await readFile(textFile(`${large}#`))).toEqual({ wrong: 'too-large' });
    const long = 'x'.repeat(WORD_CHARS_MAX + 1);
    expect(await readFile(textFile(long))).toEqual({ wrong: 'too-large' });
    expect(await readFile(textFile('name\0x'))).toEqual({ wrong: 'unreadable' });
    const gone = textFile('x');
    vi.spyOn(gone, 'text').mockRejectedValue(new Error('gone'));
    expect(await readFile(gone)).toEqual({ wrong: 'unreadable' });
  });
});

describe('the field of a file', () => {
  const game: GameInfo = {
    id: 'hijacked',
    seats_min: 1,
    seats_max: 4,
    adults: false,
    options: [{ name: 'box', value: 'LINES' }],
    sets: [],
  };

  beforeEach(async () => {
    await speak('en');
    await learn('hijacked');
  });
  afterEach(cleanup);

  async function choose(container: HTMLElement, text: string): Promise<void> {
    await screen.findByRole('button', { name: /^Choose/ });
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is a field for a file');
    Object.defineProperty(input, 'files', { value: [textFile(text)], configurable: true });
    await fireEvent.change(input);
  }

  it('reads the file, and shows its name and the way back', async () => {
    const onchange = vi.fn();
    const props = { game, options: '', misfits: [], onchange };
    const { container, rerender } = render(OptionFields, props);
    await choose(container, MINE);
    await waitFor(() => expect(onchange).toHaveBeenCalledWith(`box=${wordOfFile(MINE)}`));
    await rerender({ ...props, options: `box=${wordOfFile(MINE)}` });
    expect(container.textContent).toContain('my-box');
    expect(container.textContent).not.toContain('place:');
    await fireEvent.click(screen.getByRole('button', { name: 'Back to the one we ship' }));
    expect(onchange).toHaveBeenLastCalledWith('');
  });

  it('says what is wrong with a file, and changes nothing', async () => {
    const onchange = vi.fn();
    const { container } = render(OptionFields, { game, options: '', misfits: [], onchange });
    await choose(container, 'x'.repeat(WORD_CHARS_MAX + 1));
    expect(await screen.findByText('This file is too large.')).toBeTruthy();
    expect(onchange).not.toHaveBeenCalled();
  });

  it('shows every misfit in a line of its own, though many are of one kind', async () => {
    const misfit = (line: number) => ({
      option: 'box',
      rule: 'HIJ-4',
      key: 'hijacked-box-misfit-count',
      args: { wanted: '2', found: '1', line: String(line) },
    });
    const misfits = [13, 14, 15, 16].map(misfit);
    const options = `box=${wordOfFile(MINE)}`;
    render(OptionFields, { game, options, misfits, onchange: vi.fn() });
    const lines = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^Line 14: /);
  });
});
