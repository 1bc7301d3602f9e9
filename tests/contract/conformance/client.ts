import type { CallAddress } from '@platform/api/contract';
import { NoResponse } from './reachability.ts';

export interface Reply {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text of other content. */
  body: unknown;
}

export interface RequestContent {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent unchanged instead of `body`. */
  raw?: BodyInit;
  headers?: Readonly<Record<string, string>>;
  method?: string;
}

const TIMEOUT_MS = 30_000;

/** Returns the URL of a call, with its parameters and its query. */
export function addressOf(
  base: string,
  { path }: CallAddress,
  { params = {}, query = {} }: Pick<RequestContent, 'params' | 'query'>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${base}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/** Sends a request to a URL below the base. @throws NoResponse */
export async function fetchFrom(
  base: string,
  address: string,
  init: RequestInit,
  timeoutMs = TIMEOUT_MS,
) {
  const send = async () => fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  try {
    return await send().catch(async (error: unknown) => {
      if (isClosedByPeer(error)) return send();
      throw error;
    });
  } catch (error) {
    throw new NoResponse(base, error);
  }
}

/** A service may close a kept-alive connection just as it is used again. */
const isClosedByPeer = (error: unknown): boolean =>
  error instanceof Error &&
  (error.cause as NodeJS.ErrnoException | undefined)?.code === 'UND_ERR_SOCKET';

/** Sends one request of a call and reads the whole response, also of an error. @throws NoResponse */
export async function request(
  base: string,
  { call }: { call: CallAddress },
  { body, raw, headers, method = call.method, ...content }: RequestContent,
): Promise<Reply> {
  const isJson = raw === undefined && body !== undefined;
  const response = await fetchFrom(base, addressOf(base, call, content), {
    method,
    headers: {
      accept: 'application/json',
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    redirect: 'manual',
    ...(isJson && { body: JSON.stringify(body) }),
    ...(raw !== undefined && { body: raw }),
  });
  const text = await response.text();
  const isParsed = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isParsed ? parsed(text) : text,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
