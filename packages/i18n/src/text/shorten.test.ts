import { describe, expect, it, test } from 'vitest';
import { characterStart } from './characterStart.ts';
import { characterStartByRules } from './characterStartByRules.ts';
import { capitalize, firstCharacter, hasMoreCharacters, shorten, truncateText } from './shorten.ts';

/** Texts by user-perceived characters. */
const texts: Readonly<Record<string, readonly string[]>> = {
  plain: ['c', 'a', 'f', 'e'],
  'combining marks': ['c', 'a', 'f', 'e\u0301', 'o\u0323\u0302', 'z'],
  'emoji of two units': ['a', '🌻', '🌻', 'b'],
  'joined emoji': ['👩🏽‍🔬', '👨‍👩‍👧‍👦', '🏳️‍🌈', '❤️‍🔥', 'x'],
  'skin tones and presentation': ['👍🏿', '☎️', '1️⃣', '👍'],
  flags: ['🇩🇪', '🇮🇳', '🇫🇷', 'a', '🇮🇹'],
  'flags of tags': ['🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'a'],
  Hindi: ['स्त्री', ' ', 'श', 'क्ति', 'क्‍ष', 'नि'],
  'Hindi with an explicit virama': ['क्‌', 'ष'],
  Telugu: ['శ్రీ', 'మ', 'తి', ' ', 'ల', 'క్ష్మి', ' ', 'కా', 'ర్త్యం'],
  Bengali: ['ক্ষ', 'মা'],
  Thai: ['น้ำ', 'กิ'],
  'Korean by its parts': ['한', '글'],
  'line ends': ['a', '\r\n', 'b'],
  Arabic: ['مُ', 'حَ', 'م'],
};

describe.each(Object.entries(texts))('%s', (_, characters) => {
  const text = characters.join('');
  const starts = characters.map(
    (_character, position) => characters.slice(0, position).join('').length,
  );
  const startOf = (index: number) => starts.findLast((start) => start <= index) ?? 0;

  it.each([
    ['the segmenter', characterStart],
    ['the rules', characterStartByRules],
  ])('X06 finds the start of every character by %s', (_name, find) => {
    const indexes = Array.from({ length: text.length }, (_unit, index) => index);
    expect(indexes.map((index) => find(text, index))).toEqual(indexes.map(startOf));
  });

  it('X06 counts its characters', () => {
    expect(hasMoreCharacters(text, characters.length)).toBe(false);
    expect(hasMoreCharacters(text, characters.length - 1)).toBe(true);
  });

  it('X06 truncates at every length without splitting a character', () => {
    const first = characters[0]?.length ?? 0;
    for (let length = first; length < text.length; length += 1) {
      expect(truncateText(text, length)).toBe(text.slice(0, startOf(length)));
      expect(shorten(text, length)).toBe(`${text.slice(0, startOf(length))}…`);
    }
  });

  it('X06 keeps the first character whole', () => {
    expect(firstCharacter(text)).toBe(characters[0]);
  });
});

test.each([
  ['', 10, ''],
  ['exactly ten', 11, 'exactly ten'],
  ['x'.repeat(100_000), 1000, `${'x'.repeat(1000)}…`],
  [`${'x'.repeat(999)}🌻`, 1000, `${'x'.repeat(999)}…`],
  // A single character beyond the limit is truncated between its parts, but not to nothing.
  [`a${'\u0301'.repeat(5000)}`, 10, `a${'\u0301'.repeat(9)}…`],
  ['👨‍👩‍👧‍👦', 4, '👨‍…'],
])('X06 shows a text up to its limit (%#)', (text, length, shown) => {
  expect(shorten(text, length)).toBe(shown);
});

it('X06 returns no character for an empty text', () => {
  expect(firstCharacter('')).toBe('');
});

test.each([
  ['slack', undefined, 'Slack'],
  ['istanbul', 'tr', 'İstanbul'],
  ['e\u0301cole', 'fr', 'E\u0301cole'],
  ['शक्ति', 'hi', 'शक्ति'],
  ['', undefined, ''],
])('begins %s with a capital', (text, locale, expected) => {
  expect(capitalize(text, locale)).toBe(expected);
});
