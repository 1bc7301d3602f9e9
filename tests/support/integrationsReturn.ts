import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { Fault, LoggedRequest, SandboxControl } from '@platform/sandbox/testing';
import { requests } from './sessionPage.ts';

/** Calls of a return from Slack, and the list that it leads to. */
const post = { method: 'POST', path: '/v1/slack/callback' } as const;
const status = { method: 'GET', path: '/v1/integrations/slack/status' } as const;
export const discover = { method: 'GET', path: '/v1/tools/discover' } as const;

export const returnTo = (query: Record<string, string>): string =>
  `/integrations/callback?${new URLSearchParams(query)}`;

/** A return URL without a stored state: the server decides. */
export const slackReturn = returnTo({ provider: 'slack', code: 'the-code', state: 'the-state' });

/** Accepts the code and responds to the status calls with `response`. */
export async function takeCode(backend: SandboxControl, response: Partial<Fault> = {}) {
  await backend.fault({ ...post, status: 200, body: { success: true } });
  await backend.fault({ ...status, status: 200, body: { status: 'pending' }, ...response });
}

/** Returns every request that reached the integrations service, as method and path. */
export async function integrationCallsOf(backend: SandboxControl): Promise<string[]> {
  const sent = await requests(backend, { service: 'integrations' });
  return sent.map(({ method, path }: LoggedRequest) => `${method} ${path}`);
}

/** Waits until the return shows a step as current. */
export async function expectStep(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('list', { name: 'Setup steps' }).getByText(text)).toBeVisible();
}
