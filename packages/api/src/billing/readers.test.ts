import { describe, expect, it } from 'vitest';
import { plansSchema } from './plans.ts';
import { subscriptionSchema } from './subscription.ts';

describe('subscriptionSchema', () => {
  it.each<[unknown, object]>([
    [{ price_id: 'price_1' }, { priceId: 'price_1' }],
    [{ price_id: null }, { priceId: null }],
    [{}, { priceId: null }],
    [{ detail: 'Not Found' }, { priceId: null }],
    [{ subscription: { price_id: 'price_1' } }, { priceId: 'price_1' }],
    [
      { price_id: 'p', cancel_at_period_end: true, current_period_end: '2026-01-12T00:00:00Z' },
      { priceId: 'p', endsAt: new Date('2026-01-12T00:00:00Z') },
    ],
    [
      { price_id: 'p', cancel_at_period_end: true, current_period_end: 1_768_176_000 },
      { priceId: 'p', endsAt: new Date('2026-01-12T00:00:00Z') },
    ],
    [
      { price_id: 'p', current_period_end: 1_768_176_000 },
      { priceId: 'p', renewsAt: new Date('2026-01-12T00:00:00.000Z') },
    ],
    [{ price_id: 'p', cancel_at_period_end: true, current_period_end: 'soon' }, { priceId: 'p' }],
  ])('reads %j', (response, subscription) => {
    expect(subscriptionSchema.parse(response)).toEqual(subscription);
  });

  it.each(['<html>', 7, null, []])('rejects %j', (response) => {
    expect(subscriptionSchema.safeParse(response).success).toBe(false);
  });
});

describe('plansSchema', () => {
  const wire = {
    id: 'plan_pro',
    name: 'Pro',
    price_id: 'price_1',
    amount: 14_900,
    currency: 'eur',
    interval: 'year',
    active: true,
    features: [{ description: 'Ten agents', name: 'x' }, { name: 'Support' }, 'Text', null, {}],
    llm_tokens_description: '25K LLM tokens',
    voice_minutes_description: null,
    api_calls_description: '50K API calls',
    storage_description: '5 GB',
  };

  it('maps the wire to the domain', () => {
    expect(plansSchema.parse([wire])).toEqual([
      {
        key: 'plan_pro',
        id: 'plan_pro',
        name: 'Pro',
        priceId: 'price_1',
        amount: 14_900,
        currency: 'EUR',
        interval: 'year',
        isActive: true,
        features: ['Ten agents', 'Support', 'Text'],
        descriptions: {
          llmTokens: '25K LLM tokens',
          voiceMinutes: '',
          apiCalls: '50K API calls',
          storage: '5 GB',
        },
      },
    ]);
  });

  it.each([[{ plans: [wire] }], [{ data: [wire] }], [[wire, null, 'x']]])(
    'reads a list from %#',
    (response) => {
      expect(plansSchema.parse(response)).toHaveLength(1);
    },
  );

  it.each([[{ detail: 'Not Found' }], [null], [[]]])('D19 is empty for %j', (response) => {
    expect(plansSchema.parse(response)).toEqual([]);
  });

  it.each<[string, object, object]>([
    ['an unknown interval', { interval: 'week' }, { interval: null }],
    ['a negative amount', { amount: -5 }, { amount: null }],
    ['no amount', { amount: undefined }, { amount: null }],
    ['an amount of text', { amount: 'free' }, { amount: null }],
    ['an amount of digits', { amount: '4900' }, { amount: 4900 }],
    ['no currency', { currency: null }, { currency: 'USD' }],
    ['an unknown currency', { currency: 'xxxx' }, { currency: 'XXXX' }],
    ['an active of text', { active: 'true' }, { isActive: false }],
    ['features of text', { features: 'all' }, { features: [] }],
    ['no name', { name: null }, { name: 'Unknown' }],
    ['no price', { price_id: null }, { priceId: '' }],
  ])('D04 reads %s', (_, changes, expected) => {
    expect(plansSchema.parse([{ ...wire, ...changes }])[0]).toMatchObject(expected);
  });

  it('D06 keeps the prices of one plan apart', () => {
    const keys = plansSchema.parse([wire, { ...wire, interval: 'month' }]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});
