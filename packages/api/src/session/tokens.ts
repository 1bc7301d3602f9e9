import { defineCall } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import type { ParsedResponse } from '../http/transport.ts';
import { readObject, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import type { RefreshBody, TokensWire } from './tokens.contract.ts';
import { toUser } from './user.ts';

export interface TokenSet {
  accessToken: string;
  refreshToken: string;
  idToken: string;
}

export const tokensSchema = readObject((wire, reportIssue): TokenSet => {
  const token = (name: keyof TokensWire) => {
    const value = wire[name];
    return typeof value === 'string' && value !== ''
      ? value
      : reportIssue([name], 'token expected');
  };
  return {
    accessToken: token('access_token'),
    refreshToken: token('refresh_token'),
    idToken: token('id_token'),
  };
});

export function tokensIn(value: WireObject): TokenSet | null {
  return tokensSchema.safeParse(unwrap(value, 'tokens')).data ?? null;
}

/** Saved user data and, if the cookie is still valid, the tokens. */
export const tokensResponseSchema = readObject((value) => ({
  tokens: tokensIn(value),
  user: toUser(value.user_data ?? value.user_info),
}));

export const getTokens = defineCall({
  service: 'auth',
  method: 'GET',
  path: '/v1/tokens',
  access: 'public',
  response: tokensResponseSchema,
});

/** Used by `requestRefresh` only, which needs the status of the response. */
export const refreshTokens = defineCall({
  service: 'auth',
  method: 'POST',
  path: '/v1/refresh',
  access: 'public',
  body: refreshBody,
});

/** Sent with the token of the session that ended. */
export const logout = defineCall({
  service: 'auth',
  method: 'POST',
  path: '/v1/auth/logout',
  access: 'bearer',
  body: () => ({}),
});

function refreshBody(refreshToken: string): RefreshBody {
  return { refresh_token: refreshToken };
}

const REFRESH_TIMEOUT_MS = 15_000;

export function requestRefresh(http: Http, refreshToken: string): Promise<ParsedResponse> {
  const json = refreshBody(refreshToken);
  return http.request(refreshTokens, { json, timeout: REFRESH_TIMEOUT_MS });
}
