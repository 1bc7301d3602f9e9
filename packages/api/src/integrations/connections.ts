import { ApiError } from '../http/apiError.ts';
import { defineCall } from '../http/call.ts';
import type { Call } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { plainText } from '../http/message.ts';
import { send } from '../http/send.ts';
import { isObject, read, toText } from '../schema/fields.ts';
import type { CompletionBody, ConnectBody } from './connections.contract.ts';
import { errorText } from './integrations.ts';
import { PROVIDER_ID } from './provider.ts';

/** The URL is not validated yet. */
export type ConnectResponse =
  | { kind: 'redirect'; url: unknown; state: string }
  /** '' if the service sent no message. */
  | { kind: 'error'; message: string; suggestion: string }
  | { kind: 'unexpected' }
  | { kind: 'invalid' };

/** Never fails: each invalid response has its own message. */
const connectSchema = read((value): ConnectResponse => {
  if (!isObject(value)) return { kind: 'invalid' };
  const action = toText(value.action).toLowerCase();
  if (action === 'redirect')
    return { kind: 'redirect', url: value.url, state: toText(value.state) };
  const message = errorText(value.error);
  const isError = action === 'error' || toText(value.status).toLowerCase() === 'error';
  if (!isError && !message) return { kind: 'unexpected' };
  return { kind: 'error', message, suggestion: plainText(value.suggestion) };
});

/** Only an explicit failure counts as one; its message may be ''. */
interface Completion {
  isDone: boolean;
  message: string;
}

const completionSchema = read((value): Completion => {
  if (!isObject(value)) return { isDone: true, message: '' };
  const message = errorText(value.error) || plainText(value.message);
  const isFailed = value.success === false || toText(value.status).toLowerCase() === 'error';
  return { isDone: !isFailed && !errorText(value.error), message };
});

const service = { service: 'integrations', method: 'POST', access: 'private' } as const;

export const postConnect = defineCall({
  ...service,
  path: '/v1/integrations/{provider}/connect',
  params: { provider: PROVIDER_ID },
  body: (body: ConnectBody) => body,
  response: connectSchema,
});

const completion = {
  ...service,
  body: (body: CompletionBody) => body,
  response: completionSchema,
};

export const completeSlack = defineCall({ ...completion, path: '/v1/slack/callback' });

export const completeAggregated = defineCall({
  ...completion,
  path: '/v1/composio/oauth/callback',
});

export const completeOAuth = defineCall({
  ...completion,
  path: '/v1/oauth/{provider}/callback',
  params: { provider: PROVIDER_ID },
});

/** Providers whose consent page is hosted by the aggregator. */
const AGGREGATED: readonly string[] = ['google-drive', 'google-calendar', 'gmail'];

/** Its own call, the aggregator's, or the general one. */
export function completionCallOf(
  provider: string,
): Call<string, never, CompletionBody, Completion, CompletionBody> {
  if (provider === 'slack') return completeSlack;
  return AGGREGATED.includes(provider) ? completeAggregated : completeOAuth;
}

/** Throws ApiError also if a 2xx response reports a failure, with the message of the service. */
export async function postCompletion(
  http: Http,
  provider: string,
  body: CompletionBody,
): Promise<void> {
  const params = { provider };
  const { isDone, message } = await send(http, completionCallOf(provider), { params, body });
  if (!isDone) throw new ApiError('http', { status: 200, body: { message } });
}
