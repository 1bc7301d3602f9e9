import { testCallSocket } from '@platform/api/contract';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCases } from './conformance/allCases.ts';
import { conformanceCommand } from './conformance/command/command.ts';
import { nearest } from './conformance/command/nearest.ts';
import { readConformanceConfig } from './conformance/config.ts';
import { runConformance } from './conformance/run.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => path.join(folder, name);

/** Writes settings to a file. @returns its path */
function settings(content: unknown): string {
  const file = inFolder('services.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** Runs the command. @returns its exit code and its output */
async function command(...args: string[]) {
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await conformanceCommand(args, {
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
    onProgress: () => undefined,
  });
  return { code, printed: printed.join('\n'), error: errors.join('\n') };
}

const people = { admin: { token: 'ours' } };
const origin = 'http://client.test';

/** Returns a URL without a server. */
async function closedAddress(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

describe('invalid arguments exit with 2 and one sentence', () => {
  it.each([
    [['--max-failures', 'abc'], "--max-failures takes a whole number from 1, not 'abc'"],
    [['--max-failures', '0'], "--max-failures takes a whole number from 1, not '0'"],
    [['--max-failures=-2'], "--max-failures takes a whole number from 1, not '-2'"],
    [['--max-failures', '1.5'], "--max-failures takes a whole number from 1, not '1.5'"],
    [['--max-failures='], "--max-failures takes a whole number from 1, not ''"],
    [['--max-failures'], "Option '--max-failures <value>' argument missing"],
    [['--max-failure', '3'], "Unknown option '--max-failure'. Did you mean '--max-failures'?"],
    [['--frobnicate'], "Unknown option '--frobnicate'"],
    [['--bail=yes'], "Option '--bail' does not take an argument"],
    [['contacts'], "Unexpected argument 'contacts'"],
    [['--service', 'cmr'], "There is no service 'cmr'. Did you mean 'crm'? Services: auth, "],
    [['--service', 'warehouse'], "There is no service 'warehouse'. Services: auth, "],
    [['--only', 'Contact'], "There is no record 'Contact'. Did you mean 'contacts'? Records: "],
    [
      ['--service', 'crm', '--only', 'leeds'],
      "There is no record 'leeds' in crm. Did you mean 'leads'? Records of crm: contacts, ",
    ],
    [
      ['--service', 'crm', '--only', 'tools'],
      "There is no record 'tools' in crm. It belongs to voice.",
    ],
  ])('%j', async (args, message) => {
    const { code, error, printed } = await command('--config', 'unread.json', ...args);
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    expect(error.slice(0, message.length)).toBe(message);
    expect(error).toMatch(/\n\nnpm run conformance -- --help lists the options\.$/);
  });

  it('a run without settings', async () => {
    const { code, error } = await command();
    expect(code).toBe(2);
    expect(error).toMatch(/^--config FILE is missing\n/);
  });
});

describe('options without a run', () => {
  it('shows its options and exits with 0', async () => {
    const { code, printed } = await command('--help');
    expect(code).toBe(0);
    expect(printed).toContain('--max-failures COUNT');
  });

  it('lists only the cases of the named records, without settings', async () => {
    const { code, printed } = await command('--list', '--only', 'leads', '--only', 'contacts');
    const expectedCases = allCases.filter(({ record }) => ['contacts', 'leads'].includes(record));
    expect(code).toBe(0);
    expect(printed.split('\n')).toHaveLength(expectedCases.length);
    expect(printed).toContain('crm  PATCH /v1/leads/{id}  responds as described');
  });
});

describe('invalid settings exit with 2 and name the field', () => {
  it.each([
    ['no JSON', '{"services": ', /JSON/],
    ['no object', '[]', /expected object/],
    ['no people', { services: {}, origin }, /→ at people$/m],
    ['no address', { services: { crm: 'localhost:5005' }, origin, people }, /at services\.crm$/m],
    [
      'another service',
      { services: { cmr: 'http://a.test' }, origin, people },
      /"cmr"\n.*services/,
    ],
    ['a path', { services: {}, origin: `${origin}/app`, people }, /Only scheme.*\n.*at origin$/m],
    [
      'an email alone',
      { services: {}, origin, people: { admin: { email: 'a@b.test' } } },
      /no password\n.*at people\.admin\.password$/m,
    ],
    [
      'a password alone',
      { services: {}, origin, people: { admin: { password: 'secret' } } },
      /no email\n.*at people\.admin\.email$/m,
    ],
    [
      'both ways to sign in',
      { services: {}, origin, people: { ...people, viewer: { token: 'a', email: 'a@b.test' } } },
      /Either email and password, or token\n.*at people\.viewer$/m,
    ],
    [
      'a misspelled field',
      { services: {}, origin, people: { admin: { email: 'a@b.test', pasword: 'secret' } } },
      /"pasword"\n.*at people\.admin$/m,
    ],
    [
      'an unknown extension',
      { services: {}, origin, people, without: ['post'] },
      /at without\[0\]$/m,
    ],
  ])('%s', async (_, content, reason) => {
    const file = settings(content);
    const { code, error } = await command('--config', file);
    expect(code).toBe(2);
    expect(error).toContain(`${file}: `);
    expect(error).toMatch(reason);
  });

  it('a file that is missing', async () => {
    const { code, error } = await command('--config', inFolder('missing.json'));
    expect(code).toBe(2);
    expect(error).toMatch(/missing\.json: .*no such file/);
  });

  it('accepts URLs with and without a trailing slash', () => {
    const services = { crm: 'http://a.test/crm/' };
    const config = readConformanceConfig({ services, origin: `${origin}/`, people });
    expect(config).toMatchObject({ services: { crm: 'http://a.test/crm' }, origin });
  });
});

it('skips the cases of each extension that the deployment lacks', async () => {
  const of = ({ extension }: (typeof allCases)[number]) => extension ?? [];
  const without = [...new Set(allCases.flatMap(of))];
  const config = readConformanceConfig({ services: {}, origin, people, without });
  const cases = allCases.filter(({ extension }) => extension !== undefined);
  const results = await runConformance({ config, cases });
  expect(results.map(({ reason }) => reason)).toEqual(
    cases.map(({ extension }) => `the extension ${extension} is off`),
  );
  expect(without).toContain(testCallSocket.extension);
});

describe('a run', () => {
  it('reports each unreachable service in one row', async () => {
    const [crm, auth] = await Promise.all([closedAddress(), closedAddress()]);
    const admin = { email: 'a@b.test', password: 'secret' };
    const file = settings({ services: { crm, auth }, origin, people: { admin } });
    const { code, printed } = await command('--config', file, '--service', 'crm');
    expect(code).toBe(1);
    expect(printed.match(/^FAILED.*/gm)).toEqual([
      `FAILED   crm  ${crm}  can be reached`,
      `FAILED   auth  ${auth}  can be reached`,
    ]);
    expect(printed).toContain('ECONNREFUSED');
    expect(printed).toMatch(/^skipped {2}\d+ cases: services\.crm cannot be reached$/m);
  });

  it('also reports the auth service if only that is unreachable', async () => {
    const server = createServer((_, response) => response.writeHead(204).end()).listen(0);
    const crm = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const auth = await closedAddress();
    const admin = { email: 'a@b.test', password: 'secret' };
    const file = settings({ services: { crm, auth }, origin, people: { admin } });
    const { printed } = await command('--config', file, '--only', 'leads');
    server.close();
    expect(printed.match(/^FAILED.*can be reached$/gm)).toEqual([
      `FAILED   auth  ${auth}  can be reached`,
    ]);
    expect(printed).toMatch(/^skipped {2}\d+ cases: services\.auth cannot be reached$/m);
  });

  it('reports a user who cannot sign in once', async () => {
    const server = createServer((_, response) => response.writeHead(401).end()).listen(0);
    const auth = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const admin = { email: 'a@b.test', password: 'wrong' };
    const file = settings({ services: { auth, crm: auth }, origin, people: { admin } });
    const { printed } = await command('--config', file, '--only', 'contacts');
    server.close();
    expect(printed.match(/expected a sign-in of people\.admin/g)).toHaveLength(1);
    expect(printed).toMatch(/^skipped {2}\d+ cases: people\.admin cannot sign in$/m);
  });

  it.each([
    [['--bail'], 'Stopped after 1 failure.', 1],
    [['--max-failures', '3'], 'Stopped after 3 failures.', 3],
  ])('%j prints where it stopped and which cases were not run', async (args, sentence, count) => {
    const server = createServer((_, response) => response.writeHead(500).end()).listen(0);
    const crm = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const file = settings({ services: { crm }, origin, people });
    const report = inFolder('deep/er/report.html');
    const junit = inFolder('other/junit.xml');
    const options = ['--config', file, '--service', 'crm', '--report', report, '--junit', junit];
    const { code, printed } = await command(...options, ...args);
    server.close();
    const all = allCases.filter(({ service }) => service === 'crm').length;
    const counts = `${all} cases: 0 passed, ${count} failed, 0 skipped, ${all - count} not run`;
    expect(code).toBe(1);
    expect(printed.split('\n').slice(-2)).toEqual([sentence, counts]);
    expect(readFileSync(report, 'utf8')).toContain(counts);
    expect(readFileSync(junit, 'utf8')).toContain(`failures="${count}"`);
  });

  it.each([
    [[], /^passed {3}crm {2}GET \/v1\/health {2}\d case/m],
    [
      ['--verbose'],
      /^passed {3}crm {2}GET \/v1\/health {2}responds as described\n +expected a success.*; response: as described\n +got +200$/m,
    ],
  ])('%j prints the passed cases', async (args, lines) => {
    const server = createServer((_, response) => {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-expose-headers', 'Date, Retry-After');
      response.setHeader('content-type', 'application/json').end('{"status":"ok"}');
    }).listen(0);
    const crm = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const file = settings({ services: { crm }, origin, people });
    const { printed } = await command('--config', file, '--only', 'crmService', ...args);
    server.close();
    expect(printed).toMatch(lines);
  });

  it('does not start if a report cannot be written', async () => {
    const file = settings({ services: { crm: await closedAddress() }, origin, people });
    const { code, error } = await command('--config', file, '--report', folder);
    expect(code).toBe(2);
    expect(error).toContain(`--report ${folder} cannot be written: EISDIR`);
  });

  it('without any cases exits with 2', async () => {
    const file = settings({ services: {}, origin, people });
    const { code, error, printed } = await command('--config', file, '--service', 'crm');
    expect(code).toBe(2);
    expect(error).toContain('Nothing was checked');
    expect(printed).toContain('cases: services.crm is not configured');
  });
});

it.each([
  ['contats', 'contacts'],
  ['CRM', 'crm'],
  ['crn', 'crm'],
  ['contactsleads', null],
  ['', null],
])('the closest name to %j is %j', (word, name) => {
  expect(nearest(word, ['contacts', 'leads', 'crm'])).toBe(name);
});
