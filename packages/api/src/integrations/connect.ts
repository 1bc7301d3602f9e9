import type { Api } from '../createApi.ts';
import { isApiError } from '../http/apiError.ts';
import { safeUrl } from '../http/safeUrl.ts';
import { plainText } from '../http/message.ts';
import { isObject } from '../schema/fields.ts';
import { isAggregatorUrl } from './answers.ts';
import type { ConnectAnswer } from './answers.ts';
import { getIntegrationSettings, postConnect } from './endpoints.ts';

/** The browser goes to `url`, which is safe to follow; `state` is '' where none was sent. */
export interface ConnectRedirect {
  kind: 'redirect';
  url: string;
  state: string;
}

/** How the start of a connection ended. */
export type ConnectResult =
  | ConnectRedirect
  /** The address is the aggregator's: '{Name} is not available in your subscription. …' */
  | { kind: 'notAvailable' }
  /** The server's words, or 'Integration connection failed' where `message` is ''. */
  | { kind: 'error'; message: string; suggestion: string }
  /** 'Unexpected response from server.' */
  | { kind: 'unexpected' }
  /** 'Invalid response from server' */
  | { kind: 'invalid' }
  /** 'Failed to start connection. Please try again.' */
  | { kind: 'failed'; error: unknown };

/** The address every provider returns to: a constant of our own origin. */
export function integrationRedirectUri({ environment }: Pick<Api, 'environment'>): string {
  return `${environment.origin}/integrations/callback`;
}

/**
 * Starts a connection: asks the settings, then sends their `required_scopes`. The rule
 * of the aggregator comes before that check. It rejects only at mistakes of our own.
 */
export async function connectIntegration(api: Api, provider: string): Promise<ConnectResult> {
  try {
    const { requiredScopes } = await getIntegrationSettings(api.http, provider);
    const redirect_uri = integrationRedirectUri(api);
    return judge(
      api,
      await postConnect(api.http, { redirect_uri, scopes: requiredScopes, provider }),
    );
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { serverMessage, body } = error;
    if (!serverMessage) return { kind: 'failed', error };
    const suggestion = isObject(body) ? plainText(body.suggestion) : '';
    return { kind: 'error', message: serverMessage, suggestion };
  }
}

function judge({ urlRules }: Api, answer: ConnectAnswer): ConnectResult {
  if (answer.kind !== 'redirect') return answer;
  if (isAggregatorUrl(answer.url)) return { kind: 'notAvailable' };
  const url = safeUrl(answer.url, urlRules);
  return url ? { kind: 'redirect', url, state: answer.state } : { kind: 'unexpected' };
}
