import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import type { Answer } from '../http/transport.ts';
import { sessionCalls } from './calls.ts';
import { meSchema, tokensAnswerSchema } from './schema.ts';
import type { User } from './user.ts';

const REFRESH_TIMEOUT = 15_000;

/** `POST /v1/refresh`. The answer comes as it is: the refresher judges it. */
export function refreshTokens(http: Http, refreshToken: string): Promise<Answer> {
  const json = { refresh_token: refreshToken };
  return http.request(sessionCalls.refresh, { json, timeout: REFRESH_TIMEOUT });
}

/** `GET /v1/tokens`: exchanges cookies for tokens. */
export async function getTokens(http: Http) {
  return parse(tokensAnswerSchema, await http.send(sessionCalls.tokens));
}

/** `GET /v1/me` as a private call. */
export async function getMe(
  http: Http,
  signal?: AbortSignal,
): Promise<User | { authenticated: false }> {
  return parse(meSchema, await http.send(sessionCalls.me, { signal }));
}

/** `GET /v1/me` with a given token, sent once: the checks of a session decide what follows. */
export async function getMeOnce(http: Http, token: string): Promise<User | null> {
  const call = { ...sessionCalls.me, access: 'bearer' } as const;
  const answer = parse(meSchema, await http.send(call, { token }));
  return 'id' in answer ? answer : null;
}

/** `POST /v1/auth/logout` with the token of the session that ended. */
export async function logout(http: Http, token: string): Promise<void> {
  await http.send(sessionCalls.logout, { json: {}, token, keepalive: true });
}
