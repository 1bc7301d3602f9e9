import { ApiError } from '../http/apiError.ts';
import type { CallAddress } from '../http/call.ts';
import type { CallInput, Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import {
  completionAnswerSchema,
  connectAnswerSchema,
  integrationSettingsSchema,
  integrationStateSchema,
  testAnswerSchema,
} from './answers.ts';
import type { ConnectAnswer, IntegrationSettings, IntegrationState } from './answers.ts';
import { completionCallOf, integrationCalls } from './calls.ts';
import { isProviderId } from './provider.ts';
import type { CompletionBody, ConnectBody } from './requests.ts';
import { discoverySchema } from './schema.ts';
import type { Integration } from './schema.ts';

/** What can be connected, and the keys of the map that could not be read. */
export interface IntegrationList {
  integrations: Integration[];
  unreadable: string[];
}

/** `GET /v1/tools/discover`; every integration carries the time of loading. */
export async function listIntegrations(http: Http, signal?: AbortSignal): Promise<IntegrationList> {
  const answer = await http.send(integrationCalls.discover, { signal });
  const { integrations, unreadable } = parse(discoverySchema, answer);
  const updatedAt = new Date();
  return { integrations: integrations.map((row) => ({ ...row, updatedAt })), unreadable };
}

/** `GET /v1/integrations/{provider}/settings`. */
export async function getIntegrationSettings(
  http: Http,
  provider: string,
  signal?: AbortSignal,
): Promise<IntegrationSettings> {
  const answer = await sendTo(http, integrationCalls.settings, provider, { signal });
  return parse(integrationSettingsSchema, answer);
}

/** `POST /v1/integrations/{provider}/connect`. */
export async function postConnect(http: Http, json: ConnectBody): Promise<ConnectAnswer> {
  const answer = await sendTo(http, integrationCalls.connect, json.provider, { json });
  return parse(connectAnswerSchema, answer);
}

/** `GET /v1/integrations/{provider}/status`. */
export async function getIntegrationStatus(
  http: Http,
  provider: string,
  signal?: AbortSignal,
): Promise<IntegrationState> {
  const answer = await sendTo(http, integrationCalls.status, provider, { signal });
  return parse(integrationStateSchema, answer);
}

/** `POST /v1/integrations/{provider}/test`. @returns the latency in milliseconds, or null */
export async function testIntegration(
  http: Http,
  provider: string,
): Promise<{ latencyMs: number | null }> {
  const answer = await sendTo(http, integrationCalls.test, provider, { json: {} });
  return parse(testAnswerSchema, answer);
}

/** `POST /v1/integrations/{provider}/disconnect`. */
export async function disconnectIntegration(http: Http, provider: string): Promise<void> {
  await sendTo(http, integrationCalls.disconnect, provider, { json: {} });
}

/**
 * Posts the code of a finished consent to the provider's completion call.
 *
 * @throws ApiError also where an answer of 2xx reports a failure, with the server's words
 */
export async function postCompletion(
  http: Http,
  provider: string,
  json: CompletionBody,
): Promise<void> {
  const answer = await sendTo(http, completionCallOf(provider), provider, { json });
  const { isDone, message } = parse(completionAnswerSchema, answer);
  if (!isDone) throw new ApiError('http', { status: 200, body: { message } });
}

/** Sends a call about a provider; an id that must not stand in a path is never sent (O12). */
function sendTo(
  http: Http,
  call: CallAddress,
  provider: string,
  input: CallInput,
): Promise<unknown> {
  if (!isProviderId(provider)) throw new ApiError('malformed', { field: 'provider' });
  return http.send(call, { ...input, params: { provider } });
}
