import { isObject, read, readObject, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import type { Keyed } from '../schema/list.ts';
import { amountOf, currencyOf, dateOf } from '../schema/values.ts';
import { foundList, saysNotFound } from './notFound.ts';

export interface SubscriptionWire {
  price_id: string | null;
  cancel_at_period_end?: boolean;
  /** ISO text or a Unix second. */
  current_period_end?: string | number | null;
}

/** The tenant's subscription. `priceId` is null where there is none. */
export interface Subscription {
  priceId: string | null;
  /** Set when the subscription was cancelled and access ends then. */
  endsAt?: Date;
  /** Set where the answer says when the period ends and the next one is charged. */
  renewsAt?: Date;
}

export interface PlanWire {
  id: string;
  name: string;
  price_id: string;
  /** In the currency's minor unit. */
  amount: number;
  currency?: string | null;
  interval: string;
  active: boolean;
  features?: ({ description?: string; name?: string } | string)[] | null;
  api_calls_description?: string | null;
  storage_description?: string | null;
  llm_tokens_description?: string | null;
  voice_minutes_description?: string | null;
}

export type Interval = 'month' | 'year';

/** One price of one plan: monthly and yearly are two. */
export interface Plan extends Keyed {
  id: string;
  name: string;
  /** '' where the server sent none: such a plan cannot be chosen. */
  priceId: string;
  /** Minor units of the currency; null where missing or negative. */
  amount: number | null;
  /** An ISO code in capitals, or whatever the server sent instead. */
  currency: string;
  /** Null for an interval this client does not know. */
  interval: Interval | null;
  isActive: boolean;
  features: string[];
  /** What the plan includes in the plan's own words; '' where it says nothing. */
  descriptions: { llmTokens: string; voiceMinutes: string; apiCalls: string; storage: string };
}

/** The subscription that nobody has: what a detail of 'Not Found' and a failed load mean. */
export const NO_SUBSCRIPTION: Subscription = { priceId: null };

/** `GET /v1/subscription/status`. */
export const subscriptionSchema = readObject((value): Subscription => {
  if (saysNotFound(value)) return NO_SUBSCRIPTION;
  const wire = unwrap(value, 'subscription', 'data');
  const priceId = textOf(wire.price_id) || null;
  const periodEnd = dateOf(wire.current_period_end);
  if (!periodEnd || !priceId) return { priceId };
  return wire.cancel_at_period_end === true
    ? { priceId, endsAt: periodEnd }
    : { priceId, renewsAt: periodEnd };
});

/** `GET /v1/plans`. */
export const plansSchema = foundList(['plans', 'data'], (row) => ({
  id: textOf(row.id),
  name: textOf(row.name, 'Unknown'),
  priceId: textOf(row.price_id),
  amount: amountOf(row.amount, null),
  currency: currencyOf(row.currency),
  interval: intervalOf(row.interval),
  isActive: row.active === true,
  features: featuresOf(row.features),
  descriptions: {
    llmTokens: textOf(row.llm_tokens_description),
    voiceMinutes: textOf(row.voice_minutes_description),
    apiCalls: textOf(row.api_calls_description),
    storage: textOf(row.storage_description),
  },
}));

/** `POST /v1/checkout/session`: the address as it came; the client checks it. */
export const checkoutAnswerSchema = read((value): unknown =>
  isObject(value) ? unwrap(value, 'session', 'data').url : undefined,
);

function intervalOf(value: unknown): Interval | null {
  const interval = textOf(value).toLowerCase();
  return interval === 'month' || interval === 'year' ? interval : null;
}

function featuresOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.map(featureOf).filter(Boolean);
}

function featureOf(value: unknown): string {
  const feature: WireObject = isObject(value) ? value : { name: value };
  return textOf(feature.description, textOf(feature.name));
}
