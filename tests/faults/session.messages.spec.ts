import type { Page } from 'playwright/test';
import { startCanary } from '../support/canary.ts';
import { expect, test } from '../support/fixtures.ts';
import { IntegrationsPage } from '../support/integrationsPage.ts';
import { waitForBellCount, requests, storedSession } from '../support/sessionPage.ts';

/** Messages that other products react to. */
const messages: readonly unknown[] = [
  'signout',
  'reload',
  null,
  { type: 'auth', access_token: 'x', refresh_token: 'y', id_token: 'z' },
  { type: 'SIGN_OUT' },
  { type: 'oauth:callback', code: 'c', state: 's', url: 'https://evil.test/' },
  { event: 'navigate', url: 'javascript:window.hacked=1' },
  { source: 'react-devtools-content-script', payload: {} },
  '{"type":"integration-connected","provider":"slack"}',
  JSON.parse('{"__proto__":{"polluted":1}}'),
];

/** Sends the messages from a window of the page's own origin, and waits until they have arrived. */
async function postFromWithin(page: Page): Promise<void> {
  await page.evaluate(async (all) => {
    for (const message of all) window.postMessage(message, '*');
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }, messages);
}

/** Records message listeners in `window.listeners`. */
function noteListeners(): void {
  const listeners: string[] = [];
  const add = window.addEventListener.bind(window);
  const addEventListener = (type: string, ...rest: unknown[]) => {
    if (['message', 'messageerror'].includes(type)) listeners.push(type);
    Reflect.apply(add, window, [type, ...rest]);
  };
  Object.assign(window, { listeners, addEventListener });
}

declare const listeners: string[];

test('O18 ignores messages of a foreign window that opened the app', async ({
  page,
  context,
  backend,
  baseURL,
  signInAs,
}) => {
  const canary = await startCanary('<!doctype html><title>Elsewhere</title>');
  await context.addInitScript(noteListeners);
  await signInAs('admin');
  await page.goto(canary.url);
  const opening = context.waitForEvent('page');
  await page.evaluate((address) => {
    Object.assign(window, { opened: window.open(address) });
  }, `${baseURL}/integrations`);
  const app = await opening;
  const list = new IntegrationsPage(app);
  await list.card('Slack').getByRole('button', { name: 'Manage' }).click();
  const dialog = app.getByRole('dialog', { name: 'Slack' });
  await expect(dialog).toBeVisible();
  // The dialog loads its data.
  await app.waitForLoadState('networkidle');
  await waitForBellCount(app);
  const before = await storedSession(app);
  await backend.clearLog();

  await page.evaluate((all) => {
    const { opened } = window as unknown as { opened: Window };
    for (const message of all) opened.postMessage(message, '*');
  }, messages);
  await postFromWithin(app);

  expect(await app.evaluate(() => listeners)).toEqual([]);
  expect(await app.evaluate(() => window.onmessage)).toBeNull();
  expect(await app.evaluate(() => window.opener === null)).toBe(true);
  expect(await app.evaluate(() => 'hacked' in window || 'polluted' in {})).toBe(false);
  await expect(app).toHaveURL(/\/integrations$/);
  await expect(dialog).toBeVisible();
  await expect(app.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  expect(await storedSession(app)).toMatchObject(before);
  expect(await requests(backend)).toEqual([]);
  await canary.close();
});
