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
  /** When the server sent it (its `Date` header), where that can be read. */
  serverTime?: Date | undefined;
}

/**
 * Sends a call and reads its answer whole. Nothing is cached, no referrer is sent, a write is never
 * redirected, and a read that ends at an origin of no service is refused.
 *
 * @returns every answer, whatever its status
 * @throws ApiError `network`, `timeout` or `aborted`
 */
export async function transport(request: TransportRequest): Promise<Answer> {
  const limit = limited(request);
  try {
    const { response, text = await response.text() } = await ask(request, limit.signal);
    return answerOf(response, text);
  } catch (error) {
    throw limit.failure(error);
  } finally {
    limit.release();
  }
}

/** Headers that have arrived; the text only of a refusal, whose body is read by then. */
interface Arrived {
  response: Response;
  text?: string;
}

/** The only place that calls `fetch`. */
export async function ask(request: TransportRequest, signal: AbortSignal): Promise<Arrived> {
  const { url, method, origins } = request;
  const arrived = await wretch(url)
    .options({
      headers: { accept: 'application/json', ...request.headers },
      credentials: request.credentials ?? 'same-origin',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      redirect: method === 'GET' ? 'follow' : 'error',
      keepalive: request.keepalive ?? false,
      signal,
    })
    .body(request.body)
    .fetch(method)
    .res()
    .then(
      (response): Arrived => ({ response }),
      (error: Partial<WretchError>): Arrived => {
        if (!error.response) throw error;
        return { response: error.response, text: error.text ?? '' };
      },
    );
  const { response } = arrived;
  if (origins && response.url && !origins.includes(new URL(response.url).origin)) {
    throw new ApiError('network');
  }
  return arrived;
}

/** Reads an answer whose body is here whole. */
export function answerOf({ status, headers }: Response, text: string): Answer {
  const date = headers.get('date');
  return {
    status,
    retryAfter: readRetryAfter(headers),
    serverTime: date ? new Date(date) : undefined,
    ...readAnswer(text, headers),
  };
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

/** One signal for the time-out and all of the caller's signals, with what it means when it fires. */
export function limited({ timeout, signals = [] }: Pick<TransportRequest, 'timeout' | 'signals'>) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  const given = signals.filter((signal) => signal !== undefined);
  const reason = () => {
    if (given.some((signal) => signal.aborted)) return 'aborted';
    return late.signal.aborted ? 'timeout' : 'network';
  };
  return {
    signal: AbortSignal.any([late.signal, ...given]),
    /** The error that leaves this package for one that did not come from it. */
    failure: (error: unknown) => (error instanceof ApiError ? error : new ApiError(reason())),
    /** Ends the time-out; the caller's signals go on. */
    release: () => clearTimeout(timer),
  } as const;
}
