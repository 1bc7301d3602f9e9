import type { Interval, Plan } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { isObject, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { amountOf, currencyOf } from '../schema/values.ts';
import { parseEnum } from '../schema/parseEnum.ts';
import { emptyIfNotFound, listOrNotFound } from './notFound.ts';

export const INTERVALS = ['month', 'year'] as const satisfies readonly Interval[];

export const plansSchema = listOrNotFound(['plans', 'data'], (row): Omit<Plan, 'key'> => ({
  id: toText(row.id),
  name: toText(row.name, 'Unknown'),
  priceId: toText(row.price_id),
  amount: amountOf(row.amount, null),
  currency: currencyOf(row.currency),
  interval: parseEnum(INTERVALS, row.interval),
  isActive: row.active === true,
  features: featuresOf(row.features),
  descriptions: {
    llmTokens: toText(row.llm_tokens_description),
    voiceMinutes: toText(row.voice_minutes_description),
    apiCalls: toText(row.api_calls_description),
    storage: toText(row.storage_description),
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
  return toText(feature.description, toText(feature.name));
}
