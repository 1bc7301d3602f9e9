import { createSandbox, demoAccounts, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from 'playwright/test';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright/test';
import { startAppServer } from '../../app/server/appServer.ts';
import type { AppServer } from '../../app/server/appServer.ts';
import { leaksOf } from './leaks.ts';
import { SandboxControl } from './sandboxControl.ts';

/** The production build, or the one that `APP_DIST` names. */
const dist = process.env['APP_DIST'] ?? fileURLToPath(new URL('../../app/dist', import.meta.url));

/** The demo people a test signs in as. */
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
}

export interface TestFixtures {
  /** Steers and reads the backend. The data is made anew before each test. */
  backend: SandboxControl;
  /** Overrides of `/config.json` for this test; change it before opening a page. */
  runtimeConfig: Record<string, string>;
  /** Opens a signed-in page: tokens are fetched over HTTP and stored, without the form. */
  signInAs: (person: Person, page?: Page) => Promise<void>;
  /** Console lines that this test expects; anything else fails it. */
  expectedConsole: RegExp[];
}

let overrides: Record<string, string> = {};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const sandbox = await createSandbox({ servicePorts: true, preflightMaxAgeSeconds: 0 });
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
  baseURL: async ({ server }, provide) => provide(server.url),
  backend: async ({ sandbox }, provide) => {
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
  context: async ({ context, expectedConsole }, provide) => {
    const surprises = watchConsole(context, expectedConsole);
    await provide(context);
    expect(await leaksOf(context, demoPassword), 'secrets where none belong').toEqual([]);
    expect(surprises(), 'unexpected console lines or uncaught errors').toEqual([]);
  },
  signInAs: async ({ page, sandbox, server, backend: _reset }, provide) => {
    await provide(async (person, target = page) => {
      const tokens = await fetchTokens(sandbox, server.url, people[person]);
      await target.goto('/config.json');
      await target.evaluate((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, tokens);
    });
  },
});

export { expect };

/** What the browser logs by itself for an answer outside 2xx; the app's own lines are never meant. */
const ofTheNetwork = /Failed to load resource|net::ERR_/;

function watchConsole(context: BrowserContext, expected: RegExp[]): () => string[] {
  const lines: string[] = [];
  const handle = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  };
  context.on('console', handle);
  context.on('weberror', (error) => lines.push(`uncaught: ${error.error().message}`));
  return () =>
    lines.filter((line) => ![ofTheNetwork, ...expected].some((pattern) => pattern.test(line)));
}

async function fetchTokens(
  sandbox: Sandbox,
  clientUrl: string,
  email: string,
): Promise<Record<string, string>> {
  const query = new URLSearchParams({
    email,
    frontend_redirect_uri: `${clientUrl}/auth`,
    password: demoPassword,
  });
  const response = await fetch(`${sandbox.serviceUrls.auth}/v1/login?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'null',
  });
  if (!response.ok) throw new Error(`login as ${email}: ${await response.text()}`);
  const answer = (await response.json()) as {
    tokens?: Record<string, string>;
  } & Record<string, string>;
  const tokens = answer.tokens ?? answer;
  return {
    fa_refresh_token: String(tokens['refresh_token']),
    fa_id_token: String(tokens['id_token']),
    fa_access_token: String(tokens['access_token']),
  };
}

/** The name a demo account is shown with. */
export const nameOf = (person: Person): string =>
  demoAccounts.find(({ email }) => email === people[person])?.name ?? '';
