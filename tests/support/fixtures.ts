import { createSandbox, demoAccounts, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from 'playwright/test';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright/test';
import { startAppServer } from '../../app/server/appServer.ts';
import type { AppServer } from '../../app/server/appServer.ts';
import { startCanary } from './canary.ts';
import type { Canary } from './canary.ts';
import { leaksOf } from './leaks.ts';
import { SandboxControl } from '@platform/sandbox/testing';
import { storeSession } from './sessionPage.ts';
import { fetchSession, fetchTokens } from './sessionSignIn.ts';

/** The production build, or the one that `APP_DIST` names. */
const dist = process.env['APP_DIST'] ?? fileURLToPath(new URL('../../app/dist', import.meta.url));

/** Demo users that a test can sign in as. */
export const people = {
  admin: 'priya.nair@northwind.example',
  editor: 'amara.okafor@northwind.example',
  viewer: 'lucia.fernandez@northwind.example',
  stranger: 'ines.duarte@harbour-optics.example',
} as const;
export type Person = keyof typeof people;

export interface WorkerFixtures {
  /** The reference backend of this worker: nine origins, in memory. */
  sandbox: Sandbox;
  /** The production build, served with the real headers. */
  server: AppServer;
  /** Stored session of each user, fetched before the tests count requests. */
  remembered: Readonly<Record<Person, string>>;
}

export interface TestFixtures {
  /** Controls and reads the backend. The data are reset before each test. */
  backend: SandboxControl;
  /** Overrides of `/config.json` for this test; change it before opening a page. */
  runtimeConfig: Record<string, string>;
  /** Opens a signed-in page: the session is fetched over HTTP and stored, without the form. */
  signInAs: (person: Person, page?: Page) => Promise<void>;
  /** Console lines that this test expects; anything else fails it. */
  expectedConsole: RegExp[];
  /** A foreign host that must receive no request. */
  canary: Canary;
}

let overrides: Record<string, string> = {};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const sandbox = await createSandbox({
        servicePorts: true,
        preflightMaxAgeSeconds: 0,
        usageGrows: false,
      });
      await provide(sandbox);
      await sandbox.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ sandbox }, provide) => {
      const server = await startAppServer({
        dist,
        port: 0,
        config: () => ({ ...sandbox.clientConfig(), ...overrides }),
      });
      sandbox.allowOrigin(server.url);
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  remembered: [
    async ({ sandbox, server }, provide) => {
      const entries = Object.entries(people).map(async ([person, email]) => {
        const account = { email, password: demoPassword };
        const session = await fetchSession(sandbox.serviceUrls.auth, server.url, account);
        return [person, session.user_data] as const;
      });
      await provide(Object.fromEntries(await Promise.all(entries)) as Record<Person, string>);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  backend: async ({ sandbox, remembered: _asked }, provide) => {
    await sandbox.reset();
    await provide(new SandboxControl(sandbox.url));
  },
  // oxlint-disable-next-line no-empty-pattern
  runtimeConfig: async ({}, provide) => {
    overrides = {};
    await provide(overrides);
    overrides = {};
  },
  // oxlint-disable-next-line no-empty-pattern
  expectedConsole: async ({}, provide) => provide([]),
  // oxlint-disable-next-line no-empty-pattern
  canary: async ({}, provide) => {
    const canary = await startCanary();
    await provide(canary);
    await canary.close();
  },
  context: async ({ context, expectedConsole }, provide) => {
    const surprises = watchConsole(context, expectedConsole);
    await provide(context);
    expect(await leaksOf(context, demoPassword), 'secrets where none belong').toEqual([]);
    expect(surprises(), 'unexpected console lines or uncaught errors').toEqual([]);
  },
  signInAs: async ({ page, sandbox, server, remembered, backend: _reset }, provide) => {
    await provide(async (person, target = page) => {
      const account = { email: people[person], password: demoPassword };
      const tokens = await fetchTokens(sandbox.serviceUrls.auth, server.url, account);
      await target.goto('/config.json');
      await storeSession(target, { ...tokens, user_data: remembered[person] });
    });
  },
});

export { expect };

/**
 * Console lines of browsers: a failed request, the missing icon of a sandbox page, the PDF viewer.
 */
const byTheBrowser =
  /Failed to load resource|net::ERR_|CORS request did not succeed|favicon\.ico|docBaseUrl/;

function watchConsole(context: BrowserContext, expected: RegExp[]): () => string[] {
  const lines: string[] = [];
  const handle = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  };
  context.on('console', handle);
  context.on('weberror', (error) => lines.push(`uncaught: ${error.error().message}`));
  return () =>
    lines.filter((line) => ![byTheBrowser, ...expected].some((pattern) => pattern.test(line)));
}

export const nameOf = (person: Person): string =>
  demoAccounts.find(({ email }) => email === people[person])?.name ?? '';
