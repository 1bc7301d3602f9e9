import { expect } from 'playwright/test';
import type { Page, Request } from 'playwright/test';
import type { Fault, LoggedRequest, SandboxControl } from '@platform/sandbox/testing';
import { hold } from './schedules.ts';
import { requests } from './sessionPage.ts';

/** The calls of a return of Slack, and the list it leads to. */
export const post = { method: 'POST', path: '/v1/slack/callback' } as const;
const status = { method: 'GET', path: '/v1/integrations/slack/status' } as const;
export const discover = { method: 'GET', path: '/v1/tools/discover' } as const;

export const returnTo = (query: Record<string, string>): string =>
  `/integrations/callback?${new URLSearchParams(query)}`;

/** An address that no state was remembered for: the server decides. */
export const slackReturn = returnTo({ provider: 'slack', code: 'the-code', state: 'the-state' });

/** Takes the code and answers the status calls with `answer`. */
export async function takeCode(backend: SandboxControl, answer: Partial<Fault> = {}) {
  await backend.fault({ ...post, status: 200, body: { success: true } });
  await backend.fault({ ...status, status: 200, body: { status: 'pending' }, ...answer });
}

/** Every request that reached the integrations service, as method and path. */
export async function integrationCallsOf(backend: SandboxControl): Promise<string[]> {
  const sent = await requests(backend, { service: 'integrations' });
  return sent.map(({ method, path }: LoggedRequest) => `${method} ${path}`);
}

/** How many calls of a page have no answer yet. */
function watchCalls(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/**
 * Opens a return whose clock stands still, up to the post of its code, which waits at the server.
 *
 * @returns `release` lets the code through; `pass` lets time go by, each answer awaited
 */
export async function openStanding(page: Page, backend: SandboxControl, rule: Partial<Fault> = {}) {
  const running = watchCalls(page);
  const release = await hold(backend, { ...post, ...rule }, 'before');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(slackReturn);
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await requests(backend, post)).toHaveLength(1);
  }).toPass();
  const settle = () => expect.poll(running).toBe(0);
  return {
    settle,
    release: async () => {
      await release();
      await settle();
    },
    pass: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 250) {
        // oxlint-disable-next-line no-await-in-loop -- one quarter of a second after the other
        await page.clock.runFor(Math.min(250, ms - passed));
        // oxlint-disable-next-line no-await-in-loop
        await settle();
      }
    },
  };
}

/**
 * The address that a consent page would send the browser back to, without going there: everything
 * is allowed beside the browser.
 */
export async function returnAddress(page: Page): Promise<URL> {
  const { origin, pathname, searchParams } = new URL(page.url());
  const body = new URLSearchParams({ decision: 'allow', state: searchParams.get('state') ?? '' });
  const response = await fetch(origin + pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body,
  });
  return new URL(response.headers.get('location') ?? '');
}

export const failed = (page: Page) => page.getByRole('heading', { name: 'Integration Failed' });

/** Waits until the return shows a step as the one under way. */
export async function expectStep(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('list', { name: 'Setup steps' }).getByText(text)).toBeVisible();
}
