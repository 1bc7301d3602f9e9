import type { Interval, Plan } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { isObject, textOf } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { amountOf, currencyOf } from '../schema/values.ts';
import { wordOf } from '../schema/words.ts';
import { emptyIfNotFound, foundList } from './notFound.ts';

export const INTERVALS = ['month', 'year'] as const satisfies readonly Interval[];

export const plansSchema = foundList(['plans', 'data'], (row): Omit<Plan, 'key'> => ({
  id: textOf(row.id),
  name: textOf(row.name, 'Unknown'),
  priceId: textOf(row.price_id),
  amount: amountOf(row.amount, null),
  currency: currencyOf(row.currency),
  interval: wordOf(INTERVALS, row.interval),
  isActive: row.active === true,
  features: featuresOf(row.features),
  descriptions: {
    llmTokens: textOf(row.llm_tokens_description),
    voiceMinutes: textOf(row.voice_minutes_description),
    apiCalls: textOf(row.api_calls_description),
    storage: textOf(row.storage_description),
  },
}));

export const listPlans = defineCall({
  service: 'billing',
  method: 'GET',
  path: '/v1/plans',
  access: 'private',
  response: plansSchema,
});

export const plans = defineResource({
  name: 'billing.plans',
  load: ({ http }, { language }: { language: string }, signal) =>
    send(http, listPlans, { language, signal }).catch(emptyIfNotFound([])),
});

function featuresOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.map(featureOf).filter(Boolean);
}

function featureOf(value: unknown): string {
  const feature: WireObject = isObject(value) ? value : { name: value };
  return textOf(feature.description, textOf(feature.name));
}
