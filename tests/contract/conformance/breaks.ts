import type { Break } from './breakingServer.ts';
import { changingJson } from './breakingServer.ts';

/** A fault of a service, and the case that has to name it. */
export interface KnownBreak {
  name: string;
  /** Records whose cases are run. */
  records: string[];
  /** Each run has a fault of its own, which may keep what it has seen. */
  broken: () => Break;
  /** Call and title of the case that fails. */
  found: string;
  /** What it says was expected. */
  expected: RegExp;
}

interface Page {
  notifications: object[];
  unread_count: number;
}

interface ContactRow {
  consent_sms: boolean;
}

const NOTIFICATIONS = /^GET \/notifications\/v1\/notifications$/;
const CONTACTS = /\/crm\/v1\/contacts\//;

const withoutHeader =
  (name: string, isBroken: (request: Request) => boolean) =>
  (): Break =>
  async (request, respond) => {
    const response = await respond(request);
    if (isBroken(request)) response.headers.delete(name);
    return response;
  };

const bearerOf = ({ headers }: Request) => headers.get('authorization') ?? '';

/** Serves every known token as the first that was seen. */
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

/** Responds to a refresh as to the one before. */
const repeatRefresh = (): Break => {
  let kept: string | null = null;
  return async (request, respond) => {
    if (!request.url.endsWith('/v1/refresh') || request.method !== 'POST') return respond(request);
    const response = await respond(request);
    if (response.ok) kept = await response.clone().text();
    return kept === null ? response : new Response(kept, { headers: response.headers });
  };
};

/** Forgets a part of the query. */
const withoutQuery = (name: string) => (): Break => async (request, respond) => {
  const url = new URL(request.url);
  url.searchParams.delete(name);
  return respond(new Request(url, request));
};

export const BREAKS: readonly KnownBreak[] = [
  {
    name: 'a field with another name',
    records: ['notifications'],
    broken: () =>
      changingJson(NOTIFICATIONS, ({ unread_count, ...rest }: Page) => ({
        ...rest,
        unreadCount: unread_count,
      })),
    found: 'GET /v1/notifications responds as described',
    expected: /response\.unread_count/,
  },
  {
    name: 'a number as text',
    records: ['notifications'],
    broken: () =>
      changingJson(NOTIFICATIONS, (page: Page) => ({
        ...page,
        unread_count: String(page.unread_count),
      })),
    found: 'GET /v1/notifications responds as described',
    expected: /response\.unread_count/,
  },
  {
    name: 'a boolean as text in one row of a list',
    records: ['contacts'],
    broken: () =>
      changingJson(/^GET .*\/contacts\//, (rows: ContactRow[]) =>
        rows.map((row, index) => (index === 0 ? { ...row, consent_sms: 'true' } : row)),
      ),
    found: 'GET /v1/contacts/ responds as described',
    expected: /response\.0\.consent_sms/,
  },
  {
    name: 'a status of 200 for a record that does not exist',
    records: ['notifications'],
    broken: () => changingJson(/\/read$/, (body) => body, 200),
    found: 'POST /v1/notifications/{id}/read does not find an unknown record',
    expected: /404 NOT_FOUND/,
  },
  {
    name: 'values past their limits that are accepted',
    records: ['contacts'],
    broken: () => async (request, respond) => {
      const response = await respond(request);
      const { headers } = response;
      return response.status === 422 ? Response.json({ id: 'c' }, { headers }) : response;
    },
    found: 'POST /v1/contacts/ refuses each wrong value of the body',
    expected: /422 VALIDATION_FAILED/,
  },
  {
    name: 'a refusal without a code',
    records: ['contacts'],
    broken: () =>
      changingJson(CONTACTS, (body: { error?: object }) =>
        body.error ? { error: { message: 'No' } } : body,
      ),
    found: 'GET /v1/contacts/ refuses an unknown token',
    expected: /401 UNAUTHENTICATED/,
  },
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
    name: 'a record that another tenant can change',
    records: ['contacts'],
    broken: mixTenants,
    found: 'PATCH /v1/contacts/{id} hides the record from another tenant',
    expected: /404 NOT_FOUND/,
  },
  {
    name: 'a refresh token that works again',
    records: ['tokens'],
    broken: repeatRefresh,
    found: 'POST /v1/refresh takes a refresh token once',
    expected: /401 REFRESH_REFUSED/,
  },
  {
    name: 'tokens that live on after signing out',
    records: ['tokens'],
    broken: () => async (request, respond) =>
      request.method === 'POST' && request.url.endsWith('/v1/auth/logout')
        ? Response.json({ success: true })
        : respond(request),
    found: 'POST /v1/auth/logout ends the access token and the refresh token',
    expected: /401 UNAUTHENTICATED/,
  },
  {
    name: 'a page that comes again',
    records: ['contacts'],
    broken: withoutQuery('offset'),
    found: 'GET /v1/contacts/ gives each row once, by offset, to the end',
    expected: /each row on one page/,
  },
  {
    name: 'no header for other origins in a preflight',
    records: ['notifications'],
    broken: withoutHeader('access-control-allow-origin', ({ method }) => method === 'OPTIONS'),
    found: 'GET /v1/notifications lets the client call it from another origin',
    expected: /Access-Control-Allow-Origin/,
  },
  {
    name: 'no header for other origins in a response',
    records: ['notifications'],
    broken: withoutHeader('access-control-allow-origin', ({ method }) => method === 'GET'),
    found: 'GET /v1/notifications responds as described',
    expected: /Access-Control-Allow-Origin/,
  },
  {
    name: 'no leave to send cookies',
    records: ['tokens'],
    broken: withoutHeader('access-control-allow-credentials', () => true),
    found: 'POST /v1/refresh lets the client call it from another origin',
    expected: /Access-Control-Allow-Credentials/,
  },
];
