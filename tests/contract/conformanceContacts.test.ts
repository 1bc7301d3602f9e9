import type { RequestHandler } from 'express';
import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { allCases } from './conformance/allCases.ts';
import { readConformanceConfig } from './conformance/config.ts';
import { contactService } from './conformance/contactService.ts';
import { runConformance } from './conformance/run.ts';

const CLIENT = 'http://client.test';
const cases = allCases.filter(({ record }) => record === 'contacts');

const tenants = new Map([
  ['ours', 'a'],
  ['theirs', 'b'],
]);

/** Runs the cases of contacts against the hand-written service, behind what may spoil it. */
async function check(...before: RequestHandler[]) {
  const app = express();
  for (const handler of before) app.use(handler);
  app.use(contactService(CLIENT, async (token) => tenants.get(token) ?? ''));
  const server = app.listen(0);
  await once(server, 'listening');
  const config = readConformanceConfig({
    services: { crm: `http://localhost:${(server.address() as AddressInfo).port}` },
    origin: CLIENT,
    people: { admin: { token: 'ours' }, stranger: { token: 'theirs' } },
  });
  const results = await runConformance({ config, cases });
  server.close();
  server.closeAllConnections();
  return results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ call, title, expected, came }) => `${call} ${title}: ${expected}, got ${came}`);
}

it('a service of contacts alone fits the contract', async () => {
  expect(await check()).toEqual([]);
});

it('reports the errors of a service by call and field', async () => {
  const failures = await check((_req, res, next) => {
    const send = res.json.bind(res);
    res.json = (body: unknown) =>
      send(Array.isArray(body) ? body.map((row: object) => ({ ...row, tags: 'none' })) : body);
    next();
  });
  expect(failures).toContainEqual(
    expect.stringMatching(
      /^GET \/v1\/contacts\/ responds as described: response\.0\.tags: .*, got none$/,
    ),
  );
});
