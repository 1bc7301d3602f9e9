import { describe, expect, it } from 'vitest';
import { createFind } from './findItems.ts';
import { foldText, wordsOf } from './foldText.ts';
import { markMatches } from './markMatches.ts';
import type { PaletteItem } from './types.ts';

const item = (label: string, hint?: string): PaletteItem => ({
  id: label,
  label,
  hint,
  onSelect: () => undefined,
});

const find = createFind([
  { id: 'pages', label: 'Go to', items: [item('Plans', 'Billing'), item('Interactions', 'CRM')] },
  {
    id: 'people',
    label: 'Contacts',
    items: [item('Cara Billing'), item('José Álvarez', 'Nordwind'), item('Иван Йорданов')],
    isSearchOnly: true,
  },
]);

const found = (search: string) =>
  find(wordsOf(search)).flatMap(({ items }) => items.map(({ label }) => label));

describe('createFind', () => {
  it.each<[string, string, string[]]>([
    ['words in any order', 'alvarez jose', ['José Álvarez']],
    ['accents or none', 'josé', ['José Álvarez']],
    ['letters of other scripts', 'иорданов', ['Иван Йорданов']],
    ['the hint', 'nordwind', ['José Álvarez']],
    ['group by group', 'billing', ['Plans', 'Cara Billing']],
    ['nothing', 'zzz', []],
  ])('finds by %s', (_name, search, labels) => {
    expect(found(search)).toEqual(labels);
  });

  it('shows without a search what is not for searches only', () => {
    expect(found(' ')).toEqual(['Plans', 'Interactions']);
  });

  it('ranks a name that begins with it before a word that does, and that before the rest', () => {
    const labels = ['Rebill', 'Call Bill', 'Billing'];
    const ranked = createFind([{ id: 'all', label: 'All', items: labels.map((l) => item(l)) }]);
    expect(ranked(['bill'])[0]?.items.map(({ label }) => label)).toEqual([
      'Billing',
      'Call Bill',
      'Rebill',
    ]);
  });

  it('shows ten of a group and counts the rest', () => {
    const many = Array.from({ length: 5000 }, (_none, place) => item(`Contact ${place}`));
    const [group] = createFind([{ id: 'all', label: 'All', items: many }])(['contact']);
    expect(group?.items).toHaveLength(10);
    expect(group?.more).toBe(4990);
  });
});

describe('foldText', () => {
  it('keeps the vowel signs of Indic scripts', () => {
    expect(foldText('की')).not.toBe(foldText('का'));
  });
});

describe('markMatches', () => {
  it.each<[string, string, string]>([
    ['José Álvarez', 'alv', 'José [Álv]arez'],
    ['Ana Banana', 'ban ana', '[Ana] [Ban]ana'],
    ['Jose\u0301', 'jose', '[José]'],
    ['Plans', 'crm', 'Plans'],
  ])('marks in %s what was typed as %s', (text, search, marked) => {
    const parts = markMatches(text, wordsOf(search));
    expect(parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(marked);
  });
});
