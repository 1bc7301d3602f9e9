import { describe, expect, it } from 'vitest';
import { createMatcher, joinFields, toSearchText } from './search.ts';

const isFound = (search: string, ...fields: string[]) =>
  createMatcher(search)(toSearchText(joinFields(...fields)));

const writings = [
  '+44 20 7946 0018',
  '+44 (0)20 7946 0018',
  '0044 20 7946 0018',
  '442079460018',
  '02079460018',
  '020 7946 0018',
  '(020) 7946-0018',
  '٠٢٠ ٧٩٤٦ ٠٠١٨',
  'tel:+442079460018',
  'Tel.: +44 20 7946 0018',
  '(020) 7946 0018 ext. 12',
];

describe('createMatcher', () => {
  it.each(writings)('%s finds the number however it is stored', (search) => {
    expect(writings.filter((stored) => !isFound(search, 'Ada', stored))).toEqual([]);
    const seconds = writings.map((stored) => `07700 900123 / ${stored}`);
    expect(seconds.filter((stored) => !isFound(search, stored))).toEqual([]);
    expect(isFound(search, 'Ada', '+44 20 7946 0019')).toBe(false);
  });

  it.each(['020 7946', '7946 00', '+44 20 79', '0044 20', '2079', '\u200E020\u00A07946', '0018'])(
    '%s finds a part of the number',
    (search) => {
      expect(isFound(search, '+44 20 7946 0018')).toBe(true);
    },
  );

  it.each(['+44 20 79', '020 7946', '0044 (0)20'])(
    '%s finds a number without country',
    (search) => {
      expect(isFound(search, '020 7946 0018')).toBe(true);
    },
  );

  it('finds an Italian number with and without its zero', () => {
    expect(isFound('06 1234', '+39 06 1234 5678')).toBe(true);
    expect(isFound('+39 06 1234', '06 12345678')).toBe(true);
  });

  it.each([
    ['فاطمة', 'فاطمه'],
    ['ہاشم', 'هاشم'],
    ['زهرا', 'زھرا'],
    ['نے', 'ني'],
    ['ٱلرحمن', 'الرحمن'],
    ['كريم', 'ڪريم'],
  ])('%s and %s, as different keyboards write one name, find each other', (one, other) => {
    expect(isFound(one, other)).toBe(true);
    expect(isFound(other, one)).toBe(true);
  });

  it.each(['8 495 123', '8 (495) 123-45-67', '+7 495 123', '495 123'])(
    '%s finds a Russian number as it is dialled at home and abroad',
    (search) => {
      expect(isFound(search, '+7 495 123-45-67')).toBe(true);
      expect(isFound(search, '8 (495) 123-45-67')).toBe(true);
    },
  );

  it.each(['info@bücher.example', 'INFO@Bücher.example\u200B', 'info@xn--bcher-kva.example'])(
    '%j finds an email with a Unicode domain however it is stored',
    (search) => {
      expect(isFound(search, 'Ada', 'info@xn--bcher-kva.example')).toBe(true);
      expect(isFound(search, 'Ada', 'Info@bücher.example')).toBe(true);
      expect(isFound(search, 'Ada', 'info@bucher.example')).toBe(search.includes('ü'));
    },
  );

  it.each(['@bücher.example', 'Bücher.Example', 'xn--bcher-kva'])(
    '%s finds the emails of a Unicode domain',
    (search) => {
      expect(isFound(search, 'Ada', 'info@xn--bcher-kva.example')).toBe(true);
      expect(isFound(search, 'Ada', 'info@other.example')).toBe(false);
    },
  );

  it('finds a number by its letters on the keypad', () => {
    expect(isFound('1-800-FLOWERS', '+1 800 356 9377')).toBe(true);
  });

  it.each([
    ['ada lovelace', 'Ada\u00A0 Lovelace\u200B'],
    ['ZOE', 'Zoë'],
    ['line two', 'Line\ntwo'],
    ['1/2', '½ day'],
    ['½', '1/2 day'],
    ['', 'anything'],
    [' \u200B ', 'anything'],
  ])('%j finds %j', (search, text) => {
    expect(isFound(search, text)).toBe(true);
  });

  it('does not search across fields', () => {
    expect(isFound('ada countess', 'Ada', 'countess@one.example')).toBe(false);
  });

  it('treats special characters literally', () => {
    expect(isFound('.*', 'Ada')).toBe(false);
    expect(isFound('50%', '50 percent')).toBe(false);
  });

  it('does not treat two digits as a number', () => {
    expect(isFound('0-0', '+44 20 7946 0018')).toBe(false);
  });
});
