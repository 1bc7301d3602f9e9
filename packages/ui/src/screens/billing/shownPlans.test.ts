import type { Plan } from '@platform/domain';
import { describe, expect, it } from 'vitest';
import { currentPlan, firstInterval, isPopular, shownPlans } from './shownPlans.ts';

function plan(facts: Partial<Plan> & { key: string }): Plan {
  return {
    id: facts.key,
    name: facts.key,
    priceId: `price_${facts.key}`,
    amount: 4900,
    currency: 'USD',
    interval: 'month',
    isActive: true,
    features: [],
    descriptions: { llmTokens: '', voiceMinutes: '', apiCalls: '', storage: '' },
    ...facts,
  };
}

const starter = plan({ key: 'starter' });
const yearly = plan({ key: 'yearly', interval: 'year' });
const retired = plan({ key: 'retired', isActive: false });
const withoutInterval = plan({ key: 'odd', interval: null });
const plans = [starter, yearly, retired, withoutInterval];

describe('shownPlans', () => {
  it('keeps active plans of the interval', () => {
    expect(shownPlans(plans, 'month')).toEqual([starter]);
    expect(shownPlans(plans, 'year')).toEqual([yearly]);
  });
});

describe('currentPlan', () => {
  it('returns the plan of the price, even if it is no longer sold', () => {
    expect(currentPlan(plans, 'price_retired')).toBe(retired);
    expect(currentPlan(plans, 'price_gone')).toBeNull();
  });

  it('returns null without a subscription, even if a plan has no price', () => {
    expect(currentPlan([plan({ key: 'free', priceId: '' })], null)).toBeNull();
  });
});

describe('firstInterval', () => {
  it('returns the interval of the current plan', () => {
    expect(firstInterval(plans, yearly)).toBe('year');
  });

  it('returns monthly, unless only yearly plans are sold', () => {
    expect(firstInterval(plans, null)).toBe('month');
    expect(firstInterval(plans, retired)).toBe('month');
    expect(firstInterval([yearly], null)).toBe('year');
    expect(firstInterval([], null)).toBe('month');
  });
});

describe('isPopular', () => {
  it.each([
    ['Pro', true],
    [' pro ', true],
    ['PRO', true],
    ['Professional', false],
    ['', false],
  ])('%j: %s', (name, popular) => {
    expect(isPopular(plan({ key: 'x', name }))).toBe(popular);
  });
});
