import { describe, expect, it } from 'vitest';
import { foldForSearch } from './foldForSearch.ts';
import { removeInvisible, trimText } from './invisible.ts';

const invisible: readonly (readonly [name: string, character: string])[] = [
  ['a zero-width space', '\u200B'],
  ['a left-to-right mark', '\u200E'],
  ['a right-to-left mark', '\u200F'],
  ['an Arabic letter mark', '\u061C'],
  ['an embedding', '\u202B'],
  ['an isolate', '\u2068'],
  ['the end of an isolate', '\u2069'],
  ['a word joiner', '\u2060'],
  ['an invisible separator', '\u2063'],
  ['a variation selector', '\uFE0F'],
  ['a byte order mark', '\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['a joiner', '\u200D'],
  ['a non-joiner', '\u200C'],
  ['a Mongolian vowel separator', '\u180E'],
  ['a Hangul filler', '\u3164'],
  ['NUL', '\0'],
  ['a C1 control character', '\u0085'],
  ['a tag character', '\u{E0041}'],
  ['a supplementary variation selector', '\u{E0100}'],
  ['an annotation anchor', '\uFFF9'],
];

const blanks = [
  ' ',
  '\t',
  '\r\n',
  '\u00A0',
  '\u202F',
  '\u2007',
  '\u3000',
  '\u2028',
  '\u1680',
  '\u2800',
];

describe('trimText', () => {
  it.each(invisible)('removes %s', (_name, character) => {
    expect(trimText(`${character} ${character}Ada Lovelace${character} ${character}`)).toBe(
      'Ada Lovelace',
    );
    expect(trimText(`${character}${character}`)).toBe('');
  });

  it.each(blanks.map((blank) => [JSON.stringify(blank), blank]))('removes %s', (_name, blank) => {
    expect(trimText(`${blank}Ada Lovelace${blank}`)).toBe('Ada Lovelace');
  });

  it.each([
    ['a Persian non-joiner', 'می\u200Cخواهم'],
    ['a Hindi joiner', 'क्\u200Dष'],
    ['a Telugu name whose last vowel is muted', 'జాన్\u200C'],
    ['an old Malayalam final letter', 'അവന\u0D4D\u200D'],
    ['a heart in colour', 'Ada ❤\uFE0F'],
    ['a family', '👩\u200D👩\u200D👧'],
    ['a keycap', '1\uFE0F\u20E3'],
    ['the flag of Scotland', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a variant of a Chinese character', '葛\u{E0100}'],
    ['an emoji at both ends', '👍 yes 👍'],
    ['half of a pair', 'a\uD83D'],
  ])('keeps %s', (_name, text) => {
    expect(trimText(`\u200B ${text}\u2069 `)).toBe(text);
    expect(trimText(text)).toBe(text);
  });

  it('removes a variation selector from a phone number', () => {
    expect(trimText('020 7946 0018\uFE0F')).toBe('020 7946 0018');
  });

  it('takes no longer for many inner spaces than for letters', () => {
    const text = `a${' \u200B'.repeat(200_000)}b`;
    expect(trimText(text)).toBe(text);
  });
});

describe('removeInvisible', () => {
  it.each(invisible)('removes %s', (_name, character) => {
    expect(removeInvisible(`ad${character}a`)).toBe('ada');
  });

  it('keeps spaces', () => {
    expect(removeInvisible('a\u00A0b\tc\nd')).toBe('a\u00A0b\tc\nd');
  });
});

describe('foldForSearch', () => {
  it.each([
    ['Zoë', 'zoe'],
    ['Zoe\u0308', 'ZOE'],
    ['IŞIK', 'ışık'],
    ['İzmir', 'izmir'],
    ['Straße', 'STRASSE'],
    ['GROẞ', 'gross'],
    ['Łódź', 'lodz'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Đorđe', 'djordje'.replaceAll('dj', 'd')],
    ['ﬁnance', 'Finance'],
    ['Ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['Алёна', 'АЛЕНА'],
    ['مُحَمَّد', 'محمد'],
    ['أحمد', 'احمد'],
    ['علي', 'علی'],
    ['می\u200Cخواهم', 'میخواهم'],
    ['٠٢٠ ٧٩٤٦', '020 7946'],
    ['۰۲۰ ۷۹۴۶', '020 7946'],
    ['१२३', '123'],
    ['１２３', '123'],
    ['Ada\u00A0 \tLovelace', 'ada lovelace'],
    ['\uFEFFAda\u200B Love\u00ADlace\u202F', 'Ada Lovelace'],
    ['\u2800Ada\u2800Lovelace\u2800', 'Ada Lovelace'],
    ['ज़ोया', 'जोया'],
    ['한', '한'],
    ['O’Neil', "o'neil"],
    ['O´Neil', "o'neil"],
    ['D`Angelo', "d'angelo"],
    ['Анна Лукʼянова', "анна лук'янова"],
    ['Anna‑Lena', 'anna-lena'],
    ['2020–2026', '2020-2026'],
    ['„Lotus“ GmbH', '"lotus" gmbh'],
    ['«Ромашка»', '"ромашка"'],
  ])('%s is found by %s', (text, search) => {
    expect(foldForSearch(text)).toBe(foldForSearch(search));
  });

  it.each([
    ['की', 'का'],
    ['తి', 'తీ'],
    ['が', 'か'],
    ['น้ำ', 'นำ'],
  ])('%s and %s stay two words', (one, other) => {
    expect(foldForSearch(one)).not.toBe(foldForSearch(other));
  });

  it('does not change a folded text', () => {
    const text = foldForSearch('İŞ Ø Ｚ ﷺ ㎏ ǅ ŉ Ⅷ ℡ ẞ ٣');
    expect(foldForSearch(text)).toBe(text);
  });
});
