import { ApiError, isTransientStatus } from '../http/apiError.ts';
import type { ParsedResponse } from '../http/transport.ts';
import { pause, RETRY_DELAYS_MS } from './pause.ts';
import { tokensSchema } from './tokens.ts';
import type { TokenSet } from './tokens.ts';

/** Sends `POST /v1/refresh` once, without an abort signal, and returns any response. */
export type RefreshRequest = (refreshToken: string) => Promise<ParsedResponse>;

export interface ExchangeOptions {
  token: string;
  request: RefreshRequest;
  isOnline: () => boolean;
  /** True if storage still holds the token; throws if the session has ended. */
  isCurrent: () => boolean;
}

const MAX_WAIT_MS = 10_000;
const LAST_START_MS = 12_000;

/**
 * Tries at most three times within 12 s. Returns `refused` if the server rejected the token or
 * every attempt failed, `overtaken` if another tab stored tokens; throws ApiError `network`
 * offline.
 */
export async function exchange(
  options: ExchangeOptions,
): Promise<TokenSet | 'refused' | 'overtaken'> {
  const { token, request, isOnline, isCurrent } = options;
  // Monotonic: the system clock may change.
  const start = performance.now();
  for (const delayMs of [...RETRY_DELAYS_MS, null]) {
    if (!isCurrent()) return 'overtaken';
    const outcome = await ask(request, token);
    if (outcome.tokens) return outcome.tokens;
    if (outcome.isRefused) return 'refused';
    if (!isOnline()) throw new ApiError('network');
    if (delayMs === null) break;
    const pauseFor = Math.min(outcome.retryAfter ?? delayMs, MAX_WAIT_MS);
    if (performance.now() - start + pauseFor > LAST_START_MS) break;
    await pause(pauseFor);
  }
  return 'refused';
}

interface Outcome {
  tokens: TokenSet | null;
  isRefused: boolean;
  retryAfter: number | null;
}

async function ask(request: RefreshRequest, token: string): Promise<Outcome> {
  try {
    const response = await request(token);
    const isOk = response.status >= 200 && response.status < 300;
    const tokens = isOk ? (tokensSchema.safeParse(response.body).data ?? null) : null;
    return { tokens, isRefused: isRefusal(response), retryAfter: response.retryAfter };
  } catch {
    return { tokens: null, isRefused: false, retryAfter: null };
  }
}

/** An HTML page comes from a proxy. A 2xx without tokens is a refusal: the token may be spent. */
function isRefusal({ status, format }: ParsedResponse): boolean {
  if (format === 'html' || isTransientStatus(status)) return false;
  if (status === 401 || (status >= 200 && status < 300)) return true;
  return [400, 403, 404, 410, 422].includes(status) && format !== 'text';
}
