import type { Integration, IntegrationStatus } from '@platform/domain';
import * as z from 'zod/mini';
import { defineCall } from '../http/call.ts';
import { plainText } from '../http/message.ts';
import { send } from '../http/send.ts';
import { defineResource, resourceOf } from '../resource.ts';
import { isObject, readObject, textListOf, toText, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { amountOf } from '../schema/values.ts';
import { PROVIDER_ID, providerName } from './provider.ts';

export interface Discovery {
  integrations: Omit<Integration, 'updatedAt'>[];
  /** Keys whose values are not integrations; omitted from the list. */
  unreadable: string[];
}

/** Reads a map of providers; null and an empty list become an empty map. */
export const discoverySchema = z.pipe(
  z.unknown(),
  z.transform((value, context): Discovery => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return readMap({});
    if (isObject(value)) return readMap(mapIn(value));
    context.issues.push({ code: 'custom', message: 'map expected', path: [], input: value });
    return z.NEVER;
  }),
);

/** Case-insensitive; unknown statuses are accepted. */
export function statusOf(value: unknown): IntegrationStatus {
  const status = toText(value).toLowerCase();
  const isKnown = status === 'connected' || status === 'action_required';
  return isKnown || status === 'not_connected' ? status : 'unknown';
}

export interface IntegrationSettings {
  requiredScopes: string[];
}

const settingsSchema = readObject((value): IntegrationSettings => ({
  requiredScopes: [...new Set(textListOf(unwrap(value, 'settings', 'data').required_scopes))],
}));

export interface IntegrationState {
  status: IntegrationStatus | 'error';
  error: string;
  workspaceName: string;
}

const stateSchema = readObject((value): IntegrationState => {
  const isError = toText(value.status).toLowerCase() === 'error';
  return {
    status: isError ? 'error' : statusOf(value.status),
    error: errorText(value.error),
    workspaceName: toText(value.workspace_name),
  };
});

/** Latency of a passed test in ms, or null if the service sent no usable number. */
const testSchema = readObject((value, reportIssue) => {
  if (value.success === false || toText(value.status).toLowerCase() === 'error') {
    return reportIssue(['success'], 'a passed test expected');
  }
  const latency = amountOf(toText(value.latency_ms), null);
  return { latencyMs: latency === null ? null : Math.round(latency) };
});

/** Reads an error that is a text or an object with a message; '' if none. */
export const errorText = (error: unknown): string =>
  plainText(isObject(error) ? error.message : error);

/** Returns the map itself, or the one in `integrations` unless that is a provider with a status. */
function mapIn(value: WireObject): WireObject {
  const inner = Object.hasOwn(value, 'integrations') ? value.integrations : undefined;
  return isObject(inner) && typeof inner.status !== 'string' ? inner : value;
}

function readMap(map: WireObject): Discovery {
  const entries = Object.entries(map);
  const isReadable = ([provider, value]: [string, unknown]) => provider !== '' && isObject(value);
  return {
    integrations: entries.flatMap(([provider, value]) =>
      provider !== '' && isObject(value) ? [toIntegration(provider, value)] : [],
    ),
    unreadable: entries.filter((entry) => !isReadable(entry)).map(([provider]) => provider),
  };
}

function toIntegration(provider: string, value: WireObject) {
  return {
    provider,
    name: providerName(provider),
    ownerService: toText(value.owner_service),
    description: toText(value.description),
    accountLabel: toText(value.account_label),
    status: statusOf(value.status),
    grantedScopes: scopesIn(value.scopes_or_features),
  };
}

function scopesIn(value: unknown): string[] {
  const list = isObject(value) ? value.scopes : value;
  return Array.isArray(list) ? [...new Set(textListOf(list))] : [];
}

const service = { service: 'integrations', access: 'private' } as const;
const params = { provider: PROVIDER_ID };

export const listIntegrations = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/tools/discover',
  response: discoverySchema,
});

export const getIntegrationSettings = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/integrations/{provider}/settings',
  params,
  response: settingsSchema,
});

export const getIntegrationStatus = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/integrations/{provider}/status',
  params,
  response: stateSchema,
});

export const testIntegration = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/integrations/{provider}/test',
  params,
  body: () => ({}),
  response: testSchema,
});

export const disconnectIntegration = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/integrations/{provider}/disconnect',
  params,
  body: () => ({}),
});

export interface IntegrationList {
  integrations: Integration[];
  unreadable: string[];
}

export const integrations = defineResource({
  name: 'integrations.list',
  load: async ({ http }, _params, signal): Promise<IntegrationList> => {
    const { integrations: rows, unreadable } = await send(http, listIntegrations, { signal });
    const updatedAt = new Date();
    return { integrations: rows.map((row) => ({ ...row, updatedAt })), unreadable };
  },
  isFeature: true,
});

export const integrationSettings = resourceOf(getIntegrationSettings);
