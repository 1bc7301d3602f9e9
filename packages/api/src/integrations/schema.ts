import * as z from 'zod/mini';
import { isObject, textListOf, textOf } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { providerName } from './provider.ts';

/** One value of the map of `GET /v1/tools/discover`. */
export interface IntegrationWire {
  status?: string | null;
  owner_service?: string | null;
  description?: string | null;
  account_label?: string | null;
  scopes_or_features?: { scopes?: string[]; features?: string[] } | null;
}

/** Anything the service calls otherwise is `unknown`. */
export type IntegrationStatus = 'connected' | 'action_required' | 'not_connected' | 'unknown';

/** A service that the tenant can connect. */
export interface Integration {
  /** The provider's id, the key of the map; unique in the list. */
  provider: string;
  /** The name people know it by. */
  name: string;
  /** The part of the product that uses it; '' where the server sent none. */
  ownerService: string;
  description: string;
  /** The connected account; '' where there is none. */
  accountLabel: string;
  status: IntegrationStatus;
  /** The scopes the connection holds now. */
  grantedScopes: string[];
  /** When the client loaded it. */
  updatedAt: Date;
}

/** What `discover` answered. */
export interface Discovery {
  integrations: Omit<Integration, 'updatedAt'>[];
  /** Keys of values that are no integration; they are left out. */
  unreadable: string[];
}

/** `GET /v1/tools/discover`: a map of providers; null and an empty list are an empty map. */
export const discoverySchema = z.pipe(
  z.unknown(),
  z.transform((value, context): Discovery => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return readMap({});
    if (isObject(value)) return readMap(mapIn(value));
    context.issues.push({ code: 'custom', message: 'map expected', path: [], input: value });
    return z.NEVER;
  }),
);

/** Reads the status of an integration; case and unknown words do no harm. */
export function statusOf(value: unknown): IntegrationStatus {
  const status = textOf(value).toLowerCase();
  const isKnown = status === 'connected' || status === 'action_required';
  return isKnown || status === 'not_connected' ? status : 'unknown';
}

/** The map itself, or the one in `integrations`; a provider of that name has a status. */
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
    ownerService: textOf(value.owner_service),
    description: textOf(value.description),
    accountLabel: textOf(value.account_label),
    status: statusOf(value.status),
    grantedScopes: scopesIn(value.scopes_or_features),
  };
}

/** An object with a list `scopes`, or the list itself. */
function scopesIn(value: unknown): string[] {
  const list = isObject(value) ? value.scopes : value;
  return Array.isArray(list) ? [...new Set(textListOf(list))] : [];
}
