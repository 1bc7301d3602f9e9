import type { Plan } from '@platform/domain';
import { expect, test } from 'vitest';
import { billingPeriod } from './billingPeriod.ts';

const monthly = { interval: 'month' } as Plan;
const yearly = { interval: 'year' } as Plan;

test.each([
  [new Date(2024, 6, 12), monthly, new Date(2024, 5, 12)],
  [new Date(2024, 2, 31), monthly, new Date(2024, 1, 29)],
  [new Date(2024, 1, 29), yearly, new Date(2023, 1, 28)],
])('the period that ends at %s starts one interval earlier', (end, plan, start) => {
  expect(billingPeriod({ priceId: 'p', renewsAt: end }, plan)).toEqual({ start, end });
  expect(billingPeriod({ priceId: 'p', endsAt: end }, plan)).toEqual({ start, end });
});

test('returns null if the end or the interval is unknown', () => {
  const end = new Date(2024, 6, 12);
  expect(billingPeriod({ priceId: 'p' }, monthly)).toBeNull();
  expect(billingPeriod({ priceId: 'p', renewsAt: end }, null)).toBeNull();
  expect(billingPeriod({ priceId: 'p', renewsAt: end }, { ...monthly, interval: null })).toBeNull();
});
