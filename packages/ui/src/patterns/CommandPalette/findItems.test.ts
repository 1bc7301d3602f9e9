import { describe, expect, it } from 'vitest';
import { createFinder } from './findItems.ts';
import { markMatches, wordsOf } from './markMatches.ts';
import type { PaletteItem } from './types.ts';

const item = (label: string, hint?: string): PaletteItem => ({
  id: label,
  label,
  hint,
  onSelect: () => undefined,
});

const { find } = createFinder([
  { id: 'pages', label: 'Go to', items: [item('Plans', 'Billing'), item('Interactions', 'CRM')] },
  {
    id: 'people',
    label: 'Contacts',
    items: [
      { ...item('Cara Billing'), keywords: ['cara@nordwind.example', '+44 20 7946 0018'] },
      { ...item('José Álvarez', 'Nordwind'), keywords: ['jose@xn--bcher-kva.example'] },
      item('Иван Йорданов'),
    ],
    isSearchOnly: true,
  },
]);

const found = (search: string) =>
  find(search).flatMap(({ items }) => items.map(({ label }) => label));

describe('createFinder', () => {
  it.each<[string, string, string[]]>([
    ['words in any order', 'alvarez jose', ['José Álvarez']],
    ['text with accents', 'josé', ['José Álvarez']],
    ['letters of other scripts', 'иорданов', ['Иван Йорданов']],
    ['the hint', 'nordwind', ['José Álvarez', 'Cara Billing']],
    ['a keyword', 'cara@', ['Cara Billing']],
    ['an email by its Unicode domain', 'jose@bücher.example', ['José Álvarez']],
    ['a number in another format', '020 7946', ['Cara Billing']],
    ['a number with its country', '0044 (0)20 79460018', ['Cara Billing']],
    ['a name with invisible characters', '\u200Ecara\u00A0bil\u00ADling', ['Cara Billing']],
    ['group by group', 'billing', ['Plans', 'Cara Billing']],
    ['nothing', 'zzz', []],
  ])('finds by %s', (_name, search, labels) => {
    expect(found(search)).toEqual(labels);
  });

  it('shows items without a search, except those for searches only', () => {
    expect(found(' ')).toEqual(['Plans', 'Interactions']);
  });

  it('ranks names that begin with the search first, then words that do, then the rest', () => {
    const labels = ['Rebill', 'Call Bill', 'Billing'];
    const ranked = createFinder([{ id: 'all', label: 'All', items: labels.map((l) => item(l)) }]);
    expect(ranked.find('bill')[0]?.items.map(({ label }) => label)).toEqual([
      'Billing',
      'Call Bill',
      'Rebill',
    ]);
  });

  it('lists what a service found for the search, after the names that match it', () => {
    const call = { ...item('Front desk'), foundFor: 'delivery' };
    const { find } = createFinder([
      { id: 'all', label: 'All', items: [call, item('Delivery times'), item('Billing')] },
    ]);
    const labels = (search: string) =>
      find(search).flatMap(({ items }) => items.map(({ label }) => label));
    expect(labels('delivery ')).toEqual(['Delivery times', 'Front desk']);
    expect(labels('deliver')).toEqual(['Delivery times']);
  });

  it('shows ten items of a group and counts the rest', () => {
    const many = Array.from({ length: 5000 }, (_none, index) => item(`Contact ${index}`));
    const { find } = createFinder([{ id: 'all', label: 'All', items: many }]);
    const [group] = find('contact');
    expect(group?.items).toHaveLength(10);
    expect(group?.more).toBe(4990);
  });
});

describe('markMatches', () => {
  it.each<[string, string, string]>([
    ['José Álvarez', 'alv', 'José [Álv]arez'],
    ['Ana Banana', 'ban ana', '[Ana] [Ban]ana'],
    ['Jose\u0301', 'jose', '[José]'],
    ['Plans', 'crm', 'Plans'],
    ['Łódź Straße', 'lodz strasse', '[Łódź] [Straße]'],
    ['Ana Banana', 'nab', 'Ana Banana'],
  ])('marks in %s the search %s', (text, search, marked) => {
    const parts = markMatches(text, wordsOf(search));
    expect(parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(marked);
  });
});
