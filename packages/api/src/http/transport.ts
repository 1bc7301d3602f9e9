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
  /** In ms, including the body. */
  timeout: number;
  signals?: readonly (AbortSignal | undefined)[];
  /** Lets the request outlive the page (sign-out). */
  keepalive?: boolean;
  /** Origins that a response may come from after a redirect. */
  origins?: readonly string[];
}

export interface ParsedResponse {
  status: number;
  /** Parsed body; undefined if empty, text if it is not JSON. */
  body: unknown;
  format: 'json' | 'empty' | 'html' | 'text';
  retryAfter: number | null;
  /** Time in the `Date` header, if readable. */
  serverTime?: Date | undefined;
}

/**
 * Resolves for any status; throws ApiError `network`, `timeout` or `aborted`. Nothing is cached, no
 * referrer is sent, writes never follow redirects, reads only to known origins.
 */
export async function transport(request: TransportRequest): Promise<ParsedResponse> {
  const limit = requestLimit(request);
  try {
    const { response, text = await response.text() } = await fetchResponse(request, limit.signal);
    return parseResponse(response, text);
  } catch (error) {
    throw limit.failure(error);
  } finally {
    limit.release();
  }
}

/** `text` is set for an error response only, whose body has been read. */
interface FetchedResponse {
  response: Response;
  text?: string;
}

/** The only place that calls `fetch`. */
export async function fetchResponse(
  request: TransportRequest,
  signal: AbortSignal,
): Promise<FetchedResponse> {
  const { url, method, origins } = request;
  const fetched = await wretch(url)
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
      (response): FetchedResponse => ({ response }),
      (error: Partial<WretchError>): FetchedResponse => {
        if (!error.response) throw error;
        return { response: error.response, text: error.text ?? '' };
      },
    );
  const { response } = fetched;
  if (origins && response.url && !origins.includes(new URL(response.url).origin)) {
    throw new ApiError('network');
  }
  return fetched;
}

export function parseResponse({ status, headers }: Response, text: string): ParsedResponse {
  const date = headers.get('date');
  return {
    status,
    retryAfter: readRetryAfter(headers),
    serverTime: date ? new Date(date) : undefined,
    ...parseBody(text, headers),
  };
}

/** Valid JSON is accepted with any content type. */
export function parseBody(text: string, headers: Headers): Pick<ParsedResponse, 'body' | 'format'> {
  if (!text.trim()) return { body: undefined, format: 'empty' };
  try {
    const body: unknown = JSON.parse(text);
    return { body, format: 'json' };
  } catch {
    const isHtml = /^\s*</.test(text) || (headers.get('content-type') ?? '').includes('html');
    return { body: text, format: isHtml ? 'html' : 'text' };
  }
}

/** Combines the timeout and the caller's signals, and records which one fired. */
export function requestLimit({
  timeout,
  signals = [],
}: Pick<TransportRequest, 'timeout' | 'signals'>) {
  const timedOut = new AbortController();
  const timer = setTimeout(() => timedOut.abort(), timeout);
  const callerSignals = signals.filter((signal) => signal !== undefined);
  const reason = () => {
    if (callerSignals.some((signal) => signal.aborted)) return 'aborted';
    return timedOut.signal.aborted ? 'timeout' : 'network';
  };
  return {
    signal: AbortSignal.any([timedOut.signal, ...callerSignals]),
    failure: (error: unknown) => (error instanceof ApiError ? error : new ApiError(reason())),
    release: () => clearTimeout(timer),
  } as const;
}
