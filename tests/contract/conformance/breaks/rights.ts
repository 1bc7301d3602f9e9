import type { Break } from '../breakingServer.ts';
import type { KnownBreak } from './knownBreak.ts';

const bearerOf = ({ headers }: Request) => headers.get('authorization') ?? '';

/** Serves every valid token as if it were the first one. */
const mixTenants = (): Break => {
  let first = '';
  return async (request, respond) => {
    const bearer = bearerOf(request);
    if (!first && bearer) first = bearer;
    if (!bearer || bearer.includes('no-such')) return respond(request);
    const headers = new Headers(request.headers);
    headers.set('authorization', first);
    return respond(new Request(request, { headers }));
  };
};

/** Repeats the previous response to a refresh. */
const repeatRefresh = (): Break => {
  let firstBody: string | null = null;
  return async (request, respond) => {
    if (!request.url.endsWith('/v1/refresh') || request.method !== 'POST') return respond(request);
    const response = await respond(request);
    if (response.ok) firstBody = await response.clone().text();
    return firstBody === null ? response : new Response(firstBody, { headers: response.headers });
  };
};

/** Services that permit more than the caller's role allows. */
export const rightsBreaks: readonly KnownBreak[] = [
  {
    name: 'a call that is served without a token',
    records: ['dashboard'],
    broken: () => async (request, respond) => {
      const response = await respond(request);
      const isRefused = request.method === 'GET' && response.status === 401;
      return isRefused ? Response.json({}, { headers: response.headers }) : response;
    },
    found: 'GET /v1/analytics/dashboard/overview refuses a request without a token',
    expected: /401 UNAUTHENTICATED/,
  },
  {
    name: 'a token that still works after it expires',
    records: ['dashboard'],
    broken: () => async (request, respond) => {
      const response = await respond(request);
      const bearer = bearerOf(request);
      const isExpired = response.status === 401 && bearer !== '' && !bearer.includes('no-such');
      return isExpired ? Response.json({}, { headers: response.headers }) : response;
    },
    found: 'GET /v1/analytics/dashboard/overview refuses an expired token',
    expected: /401 UNAUTHENTICATED/,
  },
  {
    name: 'a record that another tenant can change',
    records: ['contacts'],
    broken: mixTenants,
    found: 'PATCH /v1/contacts/{id} hides the record from another tenant',
    expected: /404 NOT_FOUND/,
  },
  {
    name: 'a refresh token that works twice',
    records: ['tokens'],
    broken: repeatRefresh,
    found: 'POST /v1/refresh accepts a refresh token once',
    expected: /401 REFRESH_REFUSED/,
  },
  {
    name: 'a refresh token that is refused within its grace period',
    records: ['tokens'],
    config: { refreshGraceSeconds: 30 },
    broken: () => async (request, respond) => respond(request),
    found: 'POST /v1/refresh accepts a refresh token once',
    expected: /a success/,
    actual: 'within the grace period',
  },
  {
    name: 'a refresh token that works after its grace period',
    records: ['tokens'],
    config: { refreshGraceSeconds: 0.1 },
    broken: repeatRefresh,
    found: 'POST /v1/refresh accepts a refresh token once',
    expected: /401 REFRESH_REFUSED/,
    actual: '200 {"access_token":"…"',
  },
  {
    name: 'a grace period that applies to one caller only',
    records: ['tokens'],
    config: { refreshGraceSeconds: 30 },
    broken: () => async (request, respond) => respond(request),
    found: 'POST /v1/refresh gives new tokens to one of five simultaneous callers',
    expected: /a success/,
  },
  {
    name: 'tokens that still work after sign-out',
    records: ['tokens'],
    broken: () => async (request, respond) =>
      request.method === 'POST' && request.url.endsWith('/v1/auth/logout')
        ? Response.json({ success: true })
        : respond(request),
    found: 'POST /v1/auth/logout ends the access token and the refresh token',
    expected: /401 UNAUTHENTICATED/,
  },
  {
    name: 'a device that stays signed in',
    records: ['sessions'],
    broken: () => async (request, respond) =>
      request.method === 'DELETE' && request.url.includes('/v1/sessions/')
        ? Response.json({ success: true })
        : respond(request),
    found:
      'DELETE /v1/sessions/{id} ends the access token and the refresh token of that session alone',
    expected: /401 UNAUTHENTICATED/,
  },
];
