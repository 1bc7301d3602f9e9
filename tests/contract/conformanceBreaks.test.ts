import { createSandbox } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changingJson, startBreakingServer } from './conformance/breakingServer.ts';
import type { Break } from './conformance/breakingServer.ts';
import { describedCases } from './conformance/describedCases.ts';
import { runConformance } from './conformance/run.ts';
import { samples } from './conformance/samples/index.ts';
import { sandboxConfig } from './conformance/sandboxConfig.ts';
import { scenarios } from './conformance/scenarios/index.ts';

const CLIENT = 'http://client.test';
const LIST = /^GET \/notifications\/v1\/notifications$/;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT] });
});
afterAll(() => sandbox.close());

interface NotificationsPage {
  notifications: object[];
  unread_count: number;
}

const withoutHeader =
  (name: string, isThere: (request: Request) => boolean): Break =>
  async (request, respond) => {
    const response = await respond(request);
    if (isThere(request)) response.headers.delete(name);
    return response;
  };

const breaks: [name: string, records: string[], broken: Break, call: string, expected: RegExp][] = [
  [
    'a field with another name',
    ['notifications'],
    changingJson(LIST, ({ unread_count, ...rest }: NotificationsPage) => ({
      ...rest,
      unreadCount: unread_count,
    })),
    'GET /v1/notifications responds as described',
    /response\.unread_count/,
  ],
  [
    'a number as text',
    ['notifications'],
    changingJson(LIST, (page: NotificationsPage) => ({
      ...page,
      unread_count: String(page.unread_count),
    })),
    'GET /v1/notifications responds as described',
    /response\.unread_count/,
  ],
  [
    'a status of 200 for a refusal',
    ['notifications'],
    changingJson(/\/read$/, (body) => body, 200),
    'POST /v1/notifications/{id}/read does not find an unknown record',
    /404 NOT_FOUND/,
  ],
  [
    'no header for other origins in a preflight',
    ['notifications'],
    withoutHeader('access-control-allow-origin', ({ method }) => method === 'OPTIONS'),
    'GET /v1/notifications lets the client call it from another origin',
    /Access-Control-Allow-Origin/,
  ],
  [
    'no header for other origins in a response',
    ['notifications'],
    withoutHeader('access-control-allow-origin', ({ method }) => method === 'GET'),
    'GET /v1/notifications responds as described',
    /Access-Control-Allow-Origin/,
  ],
  [
    'a call without a token that is served',
    ['dashboard'],
    async (request, respond) => {
      const response = await respond(request);
      const isAsked = request.method === 'GET' && response.status === 401;
      return isAsked ? Response.json({}, { headers: response.headers }) : response;
    },
    'GET /v1/analytics/dashboard/overview refuses a request without a token',
    /401 UNAUTHENTICATED/,
  ],
];

it.each(breaks)('%s is found', async (_, records, broken, call, expected) => {
  const server = await startBreakingServer(sandbox, broken);
  const cases = [...describedCases(samples), ...scenarios].filter(({ record }) =>
    records.includes(record),
  );
  const config = sandboxConfig({ ...sandbox, serviceUrls: server.serviceUrls }, CLIENT);
  const results = await runConformance({ config, cases }).finally(server.close);
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  expect(failed.map(({ call: of, title }) => `${of} ${title}`)).toContain(call);
  const found = failed.find(({ call: of, title }) => `${of} ${title}` === call);
  expect(found?.expected).toMatch(expected);
});
