import type { Subscription } from '@platform/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeLocks } from '../testing/fakeLocks.ts';
import { stubTabStorage } from '../testing/fakeTabStorage.ts';
import { createCheckoutStarter } from './checkout.ts';
import type { CheckoutOptions } from './checkout.ts';

let storage: Storage;
beforeEach(() => {
  storage = stubTabStorage();
});
afterEach(() => void vi.unstubAllGlobals());

const url = 'https://pay.test/session';
const starter: Subscription = { priceId: 'price_starter' };
const pro: Subscription = { priceId: 'price_pro' };

/** Purchase of Pro by Ada, who has Starter. */
function purchase(changes: Partial<CheckoutOptions> = {}) {
  const createSession = vi.fn<CheckoutOptions['createSession']>(async () => url);
  const onSubscription = vi.fn<CheckoutOptions['onSubscription']>();
  const options: CheckoutOptions = {
    plan: { id: 'plan_pro', name: 'Pro', priceId: 'price_pro', interval: 'month' },
    user: { id: 'ada', email: 'ada@acme.test' },
    returnTo: { success_url: 'https://app.test/ok', cancel_url: 'https://app.test/no' },
    locks: null,
    readSubscription: async () => starter,
    onSubscription,
    createSession,
    now: () => 1000,
    ...changes,
  };
  return { options, createSession, onSubscription };
}

describe('starting a checkout', () => {
  it('creates one session, and stores the checkout before the browser leaves', async () => {
    const { options, createSession, onSubscription } = purchase();
    expect(await createCheckoutStarter().start(options)).toEqual({ kind: 'ready', url });
    expect(createSession).toHaveBeenCalledTimes(1);
    expect(createSession.mock.calls[0]?.[0]).toMatchObject({
      price_id: 'price_pro',
      success_url: 'https://app.test/ok',
      cancel_url: 'https://app.test/no',
      customer_email: 'ada@acme.test',
    });
    expect(onSubscription).toHaveBeenCalledWith(starter);
    expect(JSON.parse(storage['fa_checkout'] as string)).toEqual({
      userId: 'ada',
      priceId: 'price_pro',
      stage: 'begun',
      at: 1000,
    });
  });

  it('M01 ignores a second press, at once or after the first is ready', async () => {
    const { start } = createCheckoutStarter();
    const { options, createSession } = purchase();
    const [first, second] = await Promise.all([start(options), start(options)]);
    expect([first.kind, second.kind]).toEqual(['ready', 'busy']);
    expect((await start(options)).kind).toBe('busy');
    expect(createSession).toHaveBeenCalledTimes(1);
  });

  it('O20 starts again once the browser came back', async () => {
    const { start, reset } = createCheckoutStarter();
    const { options, createSession } = purchase();
    await start(options);
    reset();
    expect((await start(options)).kind).toBe('ready');
    expect(createSession).toHaveBeenCalledTimes(2);
  });

  it('M01 starts in one of two tabs', async () => {
    const { options, createSession } = purchase({ locks: createFakeLocks() });
    const tabs = [createCheckoutStarter(), createCheckoutStarter()];
    const results = await Promise.all(tabs.map(({ start }) => start(options)));
    expect(results.map(({ kind }) => kind)).toEqual(['ready', 'busyElsewhere']);
    expect(createSession).toHaveBeenCalledTimes(1);
  });

  it('M01 does not start if another tab has bought the plan', async () => {
    const { options, createSession, onSubscription } = purchase({
      readSubscription: async () => pro,
    });
    const { start } = createCheckoutStarter();
    expect((await start(options)).kind).toBe('bought');
    expect(onSubscription).toHaveBeenCalledWith(pro);
    expect(createSession).not.toHaveBeenCalled();
    expect(Object.keys(storage)).toEqual([]);
  });

  it('starts if the plan was bought and then cancelled', async () => {
    const { options } = purchase({
      readSubscription: async () => ({ ...pro, endsAt: new Date(0) }),
    });
    expect((await createCheckoutStarter().start(options)).kind).toBe('ready');
  });

  it('starts if the subscription cannot be read', async () => {
    const { options, onSubscription } = purchase({
      readSubscription: () => Promise.reject(new Error('down')),
    });
    expect((await createCheckoutStarter().start(options)).kind).toBe('ready');
    expect(onSubscription).not.toHaveBeenCalled();
  });

  it('L04 does not redirect to the provider once the page was left', async () => {
    const { start, open, isOpen } = createCheckoutStarter();
    const leave = open();
    const started = start(purchase().options);
    leave();
    expect((await started).kind).toBe('left');
    expect(isOpen()).toBe(false);
    expect(Object.keys(storage)).toEqual([]);
  });

  it('can be started again on a page restored by the browser', async () => {
    const { start, open, isOpen } = createCheckoutStarter();
    open()();
    expect((await start(purchase().options)).kind).toBe('left');
    open();
    expect(isOpen()).toBe(true);
    expect((await start(purchase().options)).kind).toBe('ready');
  });

  it.each<[string, Partial<CheckoutOptions>, string]>([
    ['it failed', { createSession: () => Promise.reject(new Error('down')) }, 'failed'],
    ['it was bought', { readSubscription: async () => pro }, 'bought'],
  ])('can be started again after %s', async (_, changes, kind) => {
    const { start } = createCheckoutStarter();
    expect((await start(purchase(changes).options)).kind).toBe(kind);
    expect((await start(purchase().options)).kind).toBe('ready');
  });
});
