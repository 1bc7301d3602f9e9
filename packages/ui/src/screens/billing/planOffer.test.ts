import type { Plan } from '@platform/domain';
import { describe, expect, it } from 'vitest';
import { planOffer, refuseChange } from './planOffer.ts';
import type { OfferRules } from './planOffer.ts';

const pro: Plan = {
  key: 'pro',
  id: 'pro',
  name: 'Pro',
  priceId: 'price_pro',
  amount: 14_900,
  currency: 'USD',
  interval: 'month',
  isActive: true,
  features: [],
  descriptions: { llmTokens: '', voiceMinutes: '', apiCalls: '', storage: '' },
};

const rules: OfferRules = {
  subscription: { priceId: null },
  changeRefusal: null,
  cancelRefusal: null,
  isCheckoutPending: false,
};

const endsAt = new Date(2024, 6, 12);

describe('planOffer', () => {
  it('offers nothing until the subscription is loaded', () => {
    expect(planOffer(pro, { ...rules, subscription: null })).toEqual({ kind: 'unknown' });
  });

  it('is Subscribe without a subscription, Change Plan with another plan, Cancel for the current plan', () => {
    expect(planOffer(pro, rules)).toEqual({ kind: 'subscribe', refusal: null });
    const other = { ...rules, subscription: { priceId: 'price_starter' } };
    expect(planOffer(pro, other)).toEqual({ kind: 'change', refusal: null });
    const withSubscription = { ...rules, subscription: { priceId: 'price_pro' } };
    expect(planOffer(pro, withSubscription)).toEqual({ kind: 'cancel', refusal: null });
  });

  it('offers no second cancellation', () => {
    const ending = { ...rules, subscription: { priceId: 'price_pro', endsAt } };
    expect(planOffer(pro, ending)).toEqual({ kind: 'ends', at: endsAt });
    expect(planOffer({ ...pro, priceId: 'price_other' }, ending)).toMatchObject({ kind: 'change' });
  });

  it('does not treat a plan without a price as the current one', () => {
    expect(planOffer({ ...pro, priceId: '' }, rules)).toEqual({
      kind: 'subscribe',
      refusal: 'noPrice',
    });
  });
});

describe('refuseChange', () => {
  it('reports a missing permission first, then a pending purchase, then the plan', () => {
    const all: OfferRules = {
      ...rules,
      changeRefusal: 'cannotChangeSubscription',
      isCheckoutPending: true,
    };
    expect(refuseChange(null, all)).toBe('cannotChangeSubscription');
    expect(refuseChange(null, { ...all, changeRefusal: null })).toBe('checkoutPending');
    expect(refuseChange(null, rules)).toBe('noPlan');
    expect(refuseChange(pro, rules)).toBeNull();
  });
});
