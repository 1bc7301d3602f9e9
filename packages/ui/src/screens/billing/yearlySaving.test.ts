import type { Plan } from '@platform/domain';
import { expect, test } from 'vitest';
import { yearlySaving } from './yearlySaving.ts';

const plan = (facts: Partial<Plan>) =>
  ({ name: 'Pro', currency: 'USD', isActive: true, ...facts }) as Plan;

const month = plan({ interval: 'month', amount: 4900 });
const year = plan({ interval: 'year', amount: 49_000, name: 'pro ' });

test('returns the saving for the monthly and for the yearly plan', () => {
  expect(yearlySaving(month, [month, year])).toBe(9800);
  expect(yearlySaving(year, [month, year])).toBe(9800);
});

test.each([
  ['the other price is missing', [month]],
  ['an amount is missing', [month, { ...year, amount: null }]],
  ['the other is no longer sold', [month, { ...year, isActive: false }]],
  ['the currencies differ', [month, { ...year, currency: 'EUR' }]],
  ['the plans differ', [month, { ...year, name: 'Business' }]],
  ['yearly is no cheaper', [month, { ...year, amount: 58_800 }]],
])('returns null if %s', (_case, plans) => {
  expect(yearlySaving(month, plans)).toBeNull();
});
