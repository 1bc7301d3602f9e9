import { ApiError } from './apiError.ts';
import { joinAddress } from './address.ts';
import type { Query } from './address.ts';
import { encodeForm, encodeJson } from './body.ts';
import type { CallAddress, ServiceName } from './call.ts';
import { createPendingCalls } from './pendingCalls.ts';
import type { IdleState } from './pendingCalls.ts';
import { transport } from './transport.ts';
import type { ParsedResponse, TransportRequest } from './transport.ts';

export interface CallInput {
  params?: Readonly<Record<string, string>>;
  query?: Query;
  /** `null` is sent as `null`. */
  json?: unknown;
  form?: FormData;
  signal?: AbortSignal | undefined;
  /** Sent as `Accept-Language`. */
  language?: string;
  /** For `bearer` calls: used instead of the stored token. */
  token?: string;
  /** Replaces the `token` after a 401. Without it, the 401 is returned. */
  renew?: Renew | undefined;
  /** In ms. @default 30,000 for reads, 60,000 for writes */
  timeout?: number;
  keepalive?: boolean;
  /** Replaces `fetch`; it receives a form as it is, not encoded in memory. */
  sender?: Sender;
}

/** Resolves for any status; throws ApiError if there is no response. */
export type Sender = (request: TransportRequest) => Promise<ParsedResponse>;

/** Returns a token that replaces the rejected one; throws ApiError. */
export type Renew = (refusedToken: string) => Promise<string>;

interface SessionPort {
  accessToken(): string | null;
  /** Aborts when the session ends or another user signs in. */
  signal(): AbortSignal;
  /** Called if a private call finds no session. */
  lost(): void;
  renew: Renew;
  /** Called if a call is rejected again after the refresh. */
  rejected(token: string): void;
}

export interface HttpOptions {
  services: Readonly<Record<ServiceName, string>>;
  session: SessionPort;
  isLeaving?: (() => boolean) | undefined;
  onServerTime?: ((time: Date) => void) | undefined;
}

export interface Http {
  /** Returns the parsed body of a 2xx, undefined if empty. Throws ApiError. */
  send(call: CallAddress, input?: CallInput): Promise<unknown>;
  /** Sends a call once, without a refresh, and returns the response for any status. */
  request(call: CallAddress, input?: CallInput): Promise<ParsedResponse>;
}

const READ_TIMEOUT_MS = 30_000;
const WRITE_TIMEOUT_MS = 60_000;

/** A private call that gets a 401 is sent once more with a refreshed token. */
export function createHttp({
  services,
  session,
  isLeaving,
  onServerTime,
}: HttpOptions): Http & IdleState {
  const origins = Object.values(services).map((base) => new URL(base).origin);
  const { track, isIdle, untilIdle } = createPendingCalls();

  async function prepare(call: CallAddress, input: CallInput): Promise<TransportRequest> {
    const { headers, body } = input.form
      ? await encodeFiles(input.form, input.sender)
      : encodeJson(input.json);
    return {
      url: joinAddress(services[call.service], call.path, input.params, input.query),
      method: call.method,
      headers: input.language ? { ...headers, 'accept-language': input.language } : headers,
      body,
      credentials: call.service === 'auth' ? 'include' : 'omit',
      timeout: input.timeout ?? (call.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS),
      signals: [input.signal],
      keepalive: input.keepalive ?? false,
      origins,
    };
  }

  async function dispatch(
    request: TransportRequest,
    token?: string | null,
    send: Sender = transport,
  ): Promise<ParsedResponse> {
    const headers = token
      ? { ...request.headers, authorization: `Bearer ${token}` }
      : (request.headers ?? {});
    try {
      const response = await track(send({ ...request, headers }));
      if (response.serverTime) onServerTime?.(response.serverTime);
      return response;
    } catch (error) {
      if (isLeaving?.()) throw new ApiError('aborted');
      throw error;
    }
  }

  async function request(call: CallAddress, input: CallInput = {}): Promise<ParsedResponse> {
    const { token = session.accessToken(), renew, sender } = input;
    const prepared = await prepare(call, input);
    if (call.access === 'public' || !token) return dispatch(prepared, null, sender);
    return sendWithToken(token, renew, (current) => dispatch(prepared, current, sender));
  }

  async function sendPrivate(call: CallAddress, input: CallInput): Promise<ParsedResponse> {
    const signal = session.signal();
    const prepared = await prepare(call, input);
    const token = session.accessToken();
    if (!token) {
      session.lost();
      throw new ApiError('http', { status: 401 });
    }
    const owned = { ...prepared, signals: [signal, input.signal] };
    let sent = token;
    const response = await sendWithToken(token, session.renew, (current) => {
      sent = current;
      return dispatch(owned, current, input.sender);
    });
    if (response.status === 401) session.rejected(sent);
    return response;
  }

  return {
    isIdle,
    untilIdle,
    request,
    send: async (call, input = {}) =>
      bodyOf(await (call.access === 'private' ? sendPrivate(call, input) : request(call, input))),
  };
}

async function sendWithToken(
  token: string,
  renew: Renew | undefined,
  attempt: (token: string) => Promise<ParsedResponse>,
): Promise<ParsedResponse> {
  const response = await attempt(token);
  return response.status === 401 && renew ? attempt(await renew(token)) : response;
}

function encodeFiles(form: FormData, sender: Sender | undefined) {
  return sender ? { headers: {}, body: form } : encodeForm(form);
}

/** Throws `http` for a status outside 2xx, `malformed` for an HTML page or invalid JSON. */
function bodyOf({ status, body, format, retryAfter }: ParsedResponse): unknown {
  if (status < 200 || status > 299) {
    throw new ApiError('http', {
      status,
      body: format === 'json' ? body : undefined,
      retryAfter,
    });
  }
  if (format === 'html' || format === 'text') throw new ApiError('malformed', { status });
  return body;
}
