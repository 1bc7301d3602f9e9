import { expect, test } from 'vitest';
import type { CrmContact } from '../types.ts';
import { contactOptions } from './contactOptions.ts';

const people = Array.from(
  { length: 1000 },
  (_, index) =>
    ({
      key: `c-${index}`,
      name: index === 700 ? 'Zoë Ünal' : `Person ${index}`,
      email: `p${index}@many.example`,
      phone: '',
    }) as CrmContact,
);

const ids = (typed: string, chosen = '') =>
  contactOptions(people, typed, chosen).map(({ value }) => value);

test('D05 returns at most 50 of a thousand contacts, including the chosen one', () => {
  expect(ids('')).toHaveLength(50);
  expect(ids('', 'c-900')).toHaveLength(51);
  expect(ids('', 'c-900')).toContain('c-900');
  expect(ids('', 'c-gone')).toHaveLength(50);
});

test('finds by name, without accents, and by email', () => {
  expect(ids('zoe unal')).toEqual(['c-700']);
  expect(ids('P999@')).toEqual(['c-999']);
  expect(ids('nobody')).toEqual([]);
});
