// @vitest-environment jsdom
import type { Plan } from '@platform/domain';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OfferRules } from './planOffer.ts';
import { usePlanChoice } from './usePlanChoice.ts';
import type { PlanChoice, PlanChoiceOptions } from './usePlanChoice.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

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

const allowed: OfferRules = {
  subscription: { priceId: 'price_starter' },
  changeRefusal: null,
  cancelRefusal: null,
  isCheckoutPending: false,
};

function mountChoice(rules: OfferRules) {
  const onRefused = vi.fn<NonNullable<PlanChoiceOptions['onRefused']>>();
  const choices: PlanChoice[] = [];
  function Probe() {
    choices.push(usePlanChoice({ plans: [pro], rules, onRefused }));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(Probe)));
  onTestFinished(() => act(() => root.unmount()));
  return { choice: () => choices.at(-1) as PlanChoice, onRefused };
}

test('an allowed action opens its dialog', () => {
  const { choice, onRefused } = mountChoice(allowed);
  act(() => choice().choose(pro));
  expect(choice().plan).toBe(pro);
  act(() => choice().askToCancel());
  expect(choice().isCancelling).toBe(true);
  expect(onRefused).not.toHaveBeenCalled();
});

test('a forbidden action opens no dialog, even if its button is pressed', () => {
  const { choice, onRefused } = mountChoice({
    ...allowed,
    changeRefusal: 'cannotChangeSubscription',
    cancelRefusal: 'cannotCancelSubscription',
  });
  act(() => choice().choose(pro));
  act(() => choice().askToCancel());
  expect(choice()).toMatchObject({ plan: undefined, isCancelling: false });
  expect(onRefused.mock.calls).toEqual([
    ['cannotChangeSubscription'],
    ['cannotCancelSubscription'],
  ]);
});
