import wretch from 'wretch';
import type { WretchError } from 'wretch';
import { ApiError } from './apiError.ts';
import { readRetryAfter } from './retryAfter.ts';

export interface TransportRequest {
  url: string;
  method: string;
  headers?: Readonly<Record<string, string>>;
  body?: BodyInit | undefined;
  credentials?: RequestCredentials;
  /** Milliseconds until the call is given up, the body included. */
  timeout: number;
  signals?: readonly (AbortSignal | undefined)[];
  /** Lets the call outlive its page (sign-out). */
  keepalive?: boolean;
  /** Origins an answer may come from after a redirect. */
  origins?: readonly string[];
}

export interface Answer {
  status: number;
  /** The parsed body; undefined for an empty one, the text for one that is not JSON. */
  body: unknown;
  format: 'json' | 'empty' | 'html' | 'text';
  retryAfter: number | null;
}

/**
 * The only place that calls `fetch`. Nothing is cached, no referrer is sent, a write is never
 * redirected, and a read that ends at an origin of no service is refused.
 *
 * @returns every answer, whatever its status
 * @throws ApiError `network`, `timeout` or `aborted`
 */
export async function transport(request: TransportRequest): Promise<Answer> {
  const { url, method, signals = [], origins } = request;
  const limit = limited(request.timeout, signals);
  try {
    const { response, text } = await wretch(url)
      .options({
        headers: { accept: 'application/json', ...request.headers },
        credentials: request.credentials ?? 'same-origin',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        redirect: method === 'GET' ? 'follow' : 'error',
        keepalive: request.keepalive ?? false,
        signal: limit.signal,
      })
      .body(request.body)
      .fetch(method)
      .res()
      .then(
        async (response) => ({ response, text: await response.text() }),
        (error: Partial<WretchError>) => {
          if (!error.response) throw error;
          return { response: error.response, text: error.text ?? '' };
        },
      );
    if (origins && response.url && !origins.includes(new URL(response.url).origin)) {
      throw new ApiError('network');
    }
    const { status, headers } = response;
    return { status, retryAfter: readRetryAfter(headers), ...readAnswer(text, headers) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(limit.reason());
  } finally {
    limit.release();
  }
}

/** Reads the text of an answer. JSON wins whatever the content type says. */
export function readAnswer(text: string, headers: Headers): Pick<Answer, 'body' | 'format'> {
  if (!text.trim()) return { body: undefined, format: 'empty' };
  try {
    const body: unknown = JSON.parse(text);
    return { body, format: 'json' };
  } catch {
    const isHtml = /^\s*</.test(text) || (headers.get('content-type') ?? '').includes('html');
    return { body: text, format: isHtml ? 'html' : 'text' };
  }
}

/** One signal for the time-out and all of the caller's signals, with the reason it fired. */
function limited(timeout: number, signals: readonly (AbortSignal | undefined)[]) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  const given = signals.filter((signal) => signal !== undefined);
  return {
    signal: AbortSignal.any([late.signal, ...given]),
    reason: () => {
      if (given.some((signal) => signal.aborted)) return 'aborted';
      return late.signal.aborted ? 'timeout' : 'network';
    },
    release: () => clearTimeout(timer),
  } as const;
}
