import { toUrl } from '../http/url.ts';
import { plainText } from '../http/message.ts';
import { isObject, read, readObject, textListOf, textOf, unwrap } from '../schema/fields.ts';
import { statusOf } from './schema.ts';
import type { IntegrationStatus } from './schema.ts';

export interface IntegrationSettingsWire {
  settings: { required_scopes: string[] };
}

/** What a connection of a provider will be allowed to do. */
export interface IntegrationSettings {
  requiredScopes: string[];
}

export interface ConnectAnswerWire {
  action: 'redirect' | 'error';
  url?: string;
  state?: string;
  provider?: string;
  integration_id?: string;
  workspace_id?: string;
  team_id?: string;
  status?: string;
  scopes?: string[];
  error?: string;
  suggestion?: string;
  updated_at?: string;
  expires_at?: string;
}

/** What `connect` answered, before its address is checked. */
export type ConnectAnswer =
  | { kind: 'redirect'; url: unknown; state: string }
  /** `message` is '' where the server gave no words. */
  | { kind: 'error'; message: string; suggestion: string }
  | { kind: 'unexpected' }
  /** The answer is no object. */
  | { kind: 'invalid' };

export interface StatusAnswerWire {
  provider: string;
  status: 'connected' | 'action_required' | 'not_connected' | 'error';
  error?: string;
  workspace_name?: string;
}

/** The state of one integration, as the service knows it now. */
export interface IntegrationState {
  status: IntegrationStatus | 'error';
  /** The provider's words; '' where there are none. */
  error: string;
  workspaceName: string;
}

export interface TestAnswerWire {
  latency_ms: number;
}

/** `GET /v1/integrations/{provider}/settings`. */
export const integrationSettingsSchema = readObject((value): IntegrationSettings => ({
  requiredScopes: [...new Set(textListOf(unwrap(value, 'settings', 'data').required_scopes))],
}));

/** `POST /v1/integrations/{provider}/connect`. It never fails: every oddity has a text of its own. */
export const connectAnswerSchema = read((value): ConnectAnswer => {
  if (!isObject(value)) return { kind: 'invalid' };
  const action = textOf(value.action).toLowerCase();
  if (action === 'redirect')
    return { kind: 'redirect', url: value.url, state: textOf(value.state) };
  const message = wordsOf(value.error);
  const isError = action === 'error' || textOf(value.status).toLowerCase() === 'error';
  if (!isError && !message) return { kind: 'unexpected' };
  return { kind: 'error', message, suggestion: plainText(value.suggestion) };
});

/** `GET /v1/integrations/{provider}/status`. */
export const integrationStateSchema = readObject((value): IntegrationState => {
  const isError = textOf(value.status).toLowerCase() === 'error';
  return {
    status: isError ? 'error' : statusOf(value.status),
    error: wordsOf(value.error),
    workspaceName: textOf(value.workspace_name),
  };
});

/** `POST …/test`: milliseconds, or null where the server told no usable figure. */
export const testAnswerSchema = readObject((value, complain) => {
  if (value.success === false || textOf(value.status).toLowerCase() === 'error') {
    return complain(['success'], 'a passed test expected');
  }
  const latency = Number(textOf(value.latency_ms) || Number.NaN);
  return { latencyMs: Number.isFinite(latency) && latency >= 0 ? Math.round(latency) : null };
});

/** The answer of a completion call. Only an explicit failure is one; its words may be ''. */
export const completionAnswerSchema = read((value): { isDone: boolean; message: string } => {
  if (!isObject(value)) return { isDone: true, message: '' };
  const message = wordsOf(value.error) || plainText(value.message);
  const isFailed = value.success === false || textOf(value.status).toLowerCase() === 'error';
  return { isDone: !isFailed && !wordsOf(value.error), message };
});

/** Whether an address belongs to the aggregator: `composio.dev` and its subdomains. */
export function isAggregatorUrl(value: unknown): boolean {
  const host = typeof value === 'string' ? (toUrl(value.trim())?.hostname ?? '') : '';
  return /(^|\.)composio\.dev\.?$/i.test(host);
}

/** An error that is a text, or an object with a message. */
function wordsOf(error: unknown): string {
  return plainText(isObject(error) ? error.message : error);
}
