import type { Break } from '../breakingServer.ts';
import type { KnownBreak } from './knownBreak.ts';

const withoutHeader =
  (name: string, isBroken: (request: Request) => boolean) =>
  (): Break =>
  async (request, respond) => {
    const response = await respond(request);
    if (isBroken(request)) response.headers.delete(name);
    return response;
  };

export const browsersBreaks: readonly KnownBreak[] = [
  {
    name: 'an Accept header that is not allowed',
    records: ['notifications'],
    broken: () => async (request, respond) => {
      const response = await respond(request);
      response.headers.set('access-control-allow-headers', 'Authorization, Content-Type');
      return response;
    },
    found: 'GET /v1/notifications lets the client call it from another origin',
    expected: /Access-Control-Allow-Headers with accept/,
  },
  {
    name: 'a response whose headers the client cannot read',
    records: ['notifications'],
    broken: withoutHeader('access-control-expose-headers', () => true),
    found: 'GET /v1/notifications responds as described',
    expected: /Access-Control-Expose-Headers with date/,
  },
  {
    name: 'a refusal that the client cannot read',
    records: ['notifications'],
    broken: () => async (request, respond) => {
      const response = await respond(request);
      if (response.status === 401) response.headers.delete('access-control-allow-origin');
      return response;
    },
    found: 'GET /v1/notifications lets the client read a refusal from another origin',
    expected: /Access-Control-Allow-Origin/,
  },
  {
    name: 'a preflight without the CORS headers',
    records: ['notifications'],
    broken: withoutHeader('access-control-allow-origin', ({ method }) => method === 'OPTIONS'),
    found: 'GET /v1/notifications lets the client call it from another origin',
    expected: /Access-Control-Allow-Origin/,
  },
  {
    name: 'a response without the CORS headers',
    records: ['notifications'],
    broken: withoutHeader('access-control-allow-origin', ({ method }) => method === 'GET'),
    found: 'GET /v1/notifications responds as described',
    expected: /Access-Control-Allow-Origin/,
  },
  {
    name: 'cookies that are not allowed',
    records: ['tokens'],
    broken: withoutHeader('access-control-allow-credentials', () => true),
    found: 'POST /v1/refresh lets the client call it from another origin',
    expected: /Access-Control-Allow-Credentials/,
  },
  {
    name: 'a session cookie that scripts can read',
    records: ['tokens'],
    broken: () => async (request, respond) => {
      const response = await respond(request);
      const cookies = response.headers.getSetCookie();
      response.headers.delete('set-cookie');
      for (const cookie of cookies) {
        response.headers.append('set-cookie', cookie.replace(/; HttpOnly/, ''));
      }
      return response;
    },
    found: 'POST /v1/login sets a session cookie that scripts cannot read',
    expected: /HttpOnly/,
  },
  {
    name: 'a service that allows cookies from every origin',
    records: ['tokens'],
    broken: () => async (request, respond) => {
      const response = await respond(request);
      const origin = request.headers.get('origin');
      if (origin) response.headers.set('access-control-allow-origin', origin);
      return response;
    },
    found: 'GET /v1/tokens does not let another origin read it with the cookie',
    expected: /no Access-Control-Allow-Origin/,
  },
];
