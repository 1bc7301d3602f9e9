import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RequestHandler } from 'express';
import express from 'express';
import { expect, it } from 'vitest';
import { contactService } from './conformance/contactService.ts';

const CLIENT = 'http://client.test';
const SECOND_MS = 1000;
const root = path.join(import.meta.dirname, '../..');

const tenants = new Map([
  ['ours', 'a'],
  ['reader', 'a'],
  ['theirs', 'b'],
]);

/** Runs the command for contacts against the hand-written service, behind faulty middleware. */
async function check(...before: RequestHandler[]) {
  const app = express();
  for (const handler of before) app.use(handler);
  app.use(contactService(CLIENT, async (token) => tenants.get(token) ?? ''));
  const server = app.listen(0);
  await once(server, 'listening');
  const folder = mkdtempSync(path.join(tmpdir(), 'contacts-'));
  const [config, report] = ['services.json', 'report.html'].map((name) => path.join(folder, name));
  if (!config || !report) throw new Error('no paths');
  const settings = {
    services: { crm: `http://localhost:${(server.address() as AddressInfo).port}` },
    origin: CLIENT,
    people: {
      admin: { token: 'ours' },
      editor: { token: 'reader' },
      viewer: { token: 'reader' },
      stranger: { token: 'theirs' },
    },
    expiredToken: 'late',
  };
  writeFileSync(config, JSON.stringify(settings));
  const options = ['--service', 'crm', '--only', 'contacts', '--report', report];
  try {
    const ended = await command('--config', config, ...options);
    return { ...ended, html: readFileSync(report, 'utf8') };
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  }
}

/** Runs `npm run conformance` as a user does. */
const command = async (...args: string[]) =>
  new Promise<{ code: number | string | null; printed: string }>((resolve) => {
    const npmArgs = ['run', '--silent', 'conformance', '--', ...args];
    const shell = process.platform === 'win32';
    execFile('npm', npmArgs, { cwd: root, shell }, (error, stdout) =>
      resolve({ code: error ? (error.code ?? null) : 0, printed: stdout }),
    );
  });

it(
  'a service with contacts only conforms to the contract',
  async () => {
    const { code, printed, html } = await check();
    expect(printed.split('\n').filter((line) => line.startsWith('FAILED'))).toEqual([]);
    expect(code).toBe(0);
    expect(printed).toMatch(/^passed {3}crm {2}POST \/v1\/contacts\/ {2}\d+ cases/m);
    expect(html).toContain('<td>passed</td><td>crm</td><td><code>GET /v1/contacts/</code></td>');
  },
  60 * SECOND_MS,
);

/** Changes the type of tags in lists. */
const withWrongTags: RequestHandler = (_req, res, next) => {
  const send = res.json.bind(res);
  res.json = (body: unknown) =>
    send(Array.isArray(body) ? body.map((row: object) => ({ ...row, tags: 'none' })) : body);
  next();
};

/** Serves an empty contact instead of 404. */
const withoutNotFound: RequestHandler = (_req, res, next) => {
  const send = res.json.bind(res);
  res.json = (body: unknown) =>
    res.statusCode === 404 ? send.call(res.status(200), {}) : send(body);
  next();
};

/** Does not allow browsers to send changes. */
const withoutPatch: RequestHandler = (_req, res, next) => {
  const sendStatus = res.sendStatus.bind(res);
  res.sendStatus = (status) => {
    res.set('Access-Control-Allow-Methods', 'GET, POST');
    return sendStatus(status);
  };
  next();
};

it(
  'three errors of a service are reported by call, case and field',
  async () => {
    const { code, printed, html } = await check(withWrongTags, withoutNotFound, withoutPatch);
    expect(code).toBe(1);
    for (const row of [
      /^FAILED {3}crm {2}GET \/v1\/contacts\/ {2}responds as described\n +expected response\.0\.tags: .*\n +got +none$/m,
      /^FAILED {3}crm {2}PATCH \/v1\/contacts\/\{id\} {2}does not find an unknown record\n +expected 404 NOT_FOUND\n +got +200 \{\}$/m,
      /^FAILED {3}crm {2}PATCH \/v1\/contacts\/\{id\} {2}lets the client call it from another origin\n +expected Access-Control-Allow-Methods with PATCH\n/m,
    ]) {
      expect(printed).toMatch(row);
    }
    const outcomes = [...html.matchAll(/<tr class="(\w+)">/g)].map(([, outcome]) => outcome);
    expect(outcomes).toContain('passed');
    expect(outcomes.lastIndexOf('failed')).toBeLessThan(outcomes.indexOf('passed'));
  },
  60 * SECOND_MS,
);
