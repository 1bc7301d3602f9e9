import type { Api } from '../createApi.ts';
import { isApiError } from '../http/apiError.ts';
import { safeUrl } from '../http/safeUrl.ts';
import { plainText } from '../http/message.ts';
import { isObject } from '../schema/fields.ts';
import { send } from '../http/send.ts';
import { toUrl } from '../http/url.ts';
import { postConnect } from './connections.ts';
import type { ConnectResponse } from './connections.ts';
import { getIntegrationSettings } from './integrations.ts';

/** `url` has been validated; `state` is '' if the service sent none. */
export interface ConnectRedirect {
  kind: 'redirect';
  url: string;
  state: string;
}

export type ConnectResult =
  | ConnectRedirect
  /** The URL belongs to the aggregator: '{Name} is not available in your subscription. …' */
  | { kind: 'notAvailable' }
  /** Message of the service, or 'Integration connection failed' if it is ''. */
  | { kind: 'error'; message: string; suggestion: string }
  | { kind: 'unexpected' }
  | { kind: 'invalid' }
  | { kind: 'failed'; error: unknown };

/** URL on our own origin that every provider redirects back to. */
export function integrationRedirectUri({ environment }: Pick<Api, 'environment'>): string {
  return `${environment.origin}/integrations/callback`;
}

/** Sends the `required_scopes` of the settings. Never rejects with an `ApiError`. */
export async function connectIntegration(api: Api, provider: string): Promise<ConnectResult> {
  try {
    const params = { provider };
    const { requiredScopes } = await send(api.http, getIntegrationSettings, { params });
    const body = { redirect_uri: integrationRedirectUri(api), scopes: requiredScopes, provider };
    return toConnectResult(api, await send(api.http, postConnect, { params, body }));
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { serverMessage, body } = error;
    if (!serverMessage) return { kind: 'failed', error };
    const suggestion = isObject(body) ? plainText(body.suggestion) : '';
    return { kind: 'error', message: serverMessage, suggestion };
  }
}

function toConnectResult({ urlRules }: Api, response: ConnectResponse): ConnectResult {
  if (response.kind !== 'redirect') return response;
  if (isAggregatorUrl(response.url)) return { kind: 'notAvailable' };
  const url = safeUrl(response.url, urlRules);
  return url ? { kind: 'redirect', url, state: response.state } : { kind: 'unexpected' };
}

function isAggregatorUrl(value: unknown): boolean {
  const host = typeof value === 'string' ? (toUrl(value.trim())?.hostname ?? '') : '';
  return /(^|\.)composio\.dev\.?$/i.test(host);
}
