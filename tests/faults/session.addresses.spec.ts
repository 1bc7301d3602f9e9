import type { Page } from 'playwright/test';
import { startCanary } from '../support/canary.ts';
import { expect, people, test } from '../support/fixtures.ts';
import { waitingState } from '../support/sessionGooglePage.ts';
import { IntegrationsPage } from '../support/integrationsPage.ts';
import { requests, storedSession } from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';
import { violations, watchViolations } from '../support/violations.ts';

/** Addresses that the browser must not be sent to. */
const badAddresses: readonly unknown[] = [
  'javascript:window.hacked=1',
  'data:text/html,<script>window.hacked=1</script>',
  '//evil.test/',
  'https://accounts.test@evil.test/',
  {},
];

/** Everything the page's frames are sent to, and every window it opens. */
function watchNavigations(page: Page): string[] {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  page.on('popup', (popup) => visited.push(popup.url()));
  return visited;
}

const error = (page: Page, text: string) => page.getByRole('main').getByText(text).first();

/** Where an address to go to comes from, and what is said about one that is not followed. */
const sources = [
  {
    name: 'login',
    path: '/v1/login',
    button: 'Continue',
    body: (url: unknown) => ({ success: true, auth_url: url }),
    says: 'Login failed. Please try again.',
    // No address at all is an answer that says nothing.
    saysOfNull: 'No valid response received from backend',
  },
  {
    name: 'Google',
    path: '/v1/google-auth-url',
    button: 'Continue with Google',
    body: (url: unknown) => ({ auth_url: url, state: 'a-state-of-the-server' }),
    says: 'Failed to get Google OAuth URL',
    saysOfNull: 'Failed to get Google OAuth URL',
  },
];

for (const { name, path, button, body, says, saysOfNull } of sources) {
  test(`O06 ${name} follows no address but a good one`, async ({ page, backend }) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill(people.admin);
    const visited = watchNavigations(page);
    for (const [index, url] of [...badAddresses, null].entries()) {
      const id = await backend.fault({ path, method: 'POST', body: body(url) });
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect.poll(() => requests(backend, { path })).toHaveLength(index + 1);
      await expect(error(page, url === null ? saysOfNull : says), String(url)).toBeVisible();
      await new TeamPage(page).closeToasts();
      await backend.heal(id);
    }
    expect(visited).toEqual([]);
    await expect(page).toHaveURL(/\/auth$/);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await waitingState(page)).toBeNull();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  });
}

const pictures = 'https://pictures.test';

/** The picture in the menu with the person's name. */
const picture = (page: Page) =>
  page.getByRole('button', { name: 'Priya Nair', exact: true }).locator('img');

async function showPicture(page: Page): Promise<void> {
  await page.goto('/billing/usage-analytics');
  const menu = page.getByRole('button', { name: 'Priya Nair', exact: true });
  await expect(menu).toBeVisible();
  await expect(menu.getByText('PN')).toBeAttached();
}

test('O10 a picture that is not https, or huge, is not asked for: initials are shown', async ({
  page,
  backend,
  signInAs,
  runtimeConfig,
}) => {
  const canary = await startCanary();
  // A host whose policy would allow it.
  runtimeConfig['PLATFORM_IMAGE_HOSTS'] = `${pictures},${canary.url}`;
  await watchViolations(page);
  await page.route(`${pictures}/**`, (route) => {
    canary.hits.push(route.request().url());
    return route.abort();
  });
  const me = { id: 'usr_nw01', email: people.admin, first_name: 'Priya', last_name: 'Nair' };
  for (const address of [
    `${canary.url}/a.png`,
    'javascript:window.hacked=1',
    `data:image/png;base64,${'A'.repeat(100_000)}`,
    `${pictures}/${'x'.repeat(100_000)}`,
  ]) {
    await signInAs('admin');
    await backend.fault({ path: '/v1/me', body: { ...me, picture: address } });
    await showPicture(page);
    await expect(picture(page), JSON.stringify(address).slice(0, 60)).toHaveCount(0);
    expect((await storedSession(page)).user_data?.length).toBeLessThan(1000);
    expect(await violations(page)).toEqual([]);
    await backend.heal();
  }
  expect(canary.hits).toEqual([]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await canary.close();
});

/** One point, in a picture that any browser reads. */
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>';

test('O10 a picture that fails leaves the initials; one that comes is asked for without a referrer', async ({
  page,
  backend,
  signInAs,
  runtimeConfig,
}) => {
  runtimeConfig['PLATFORM_IMAGE_HOSTS'] = pictures;
  const me = { id: 'usr_nw01', email: people.admin, first_name: 'Priya', last_name: 'Nair' };
  const headers: Record<string, string>[] = [];
  const answers = {
    'gone.png': { status: 404, body: '' },
    'page.png': { contentType: 'text/html', body: '<h1>Hello</h1>' },
    'good.svg': { contentType: 'image/svg+xml', body: svg },
  } as const;
  await page.route(`${pictures}/**`, async (route) => {
    headers.push(await route.request().allHeaders());
    const [, answer] =
      Object.entries(answers).find(([name]) => route.request().url().endsWith(name)) ?? [];
    return answer ? route.fulfill(answer) : route.abort();
  });
  for (const name of ['gone.png', 'page.png', 'cut.png', 'good.svg']) {
    await signInAs('admin');
    await backend.fault({ path: '/v1/me', body: { ...me, picture: `${pictures}/${name}` } });
    await showPicture(page);
    await expect(picture(page)).toHaveCount(name === 'good.svg' ? 1 : 0);
    await backend.heal();
  }
  // However large it is, it takes the place of the initials and no more.
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(9000);
  expect(await picture(page).boundingBox()).toMatchObject({ width: 28, height: 28 });
  expect(headers.length).toBeGreaterThanOrEqual(4);
  for (const sent of headers) {
    expect(sent['referer']).toBeUndefined();
    expect(sent['authorization']).toBeUndefined();
    expect(sent['cookie']).toBeUndefined();
  }
});

/** What other products react to. */
const messages: readonly unknown[] = [
  'signout',
  'reload',
  null,
  { type: 'auth', access_token: 'x', refresh_token: 'y', id_token: 'z' },
  { type: 'SIGN_OUT' },
  { type: 'oauth:callback', code: 'c', state: 's', url: 'https://evil.test/' },
  { event: 'navigate', url: 'javascript:window.hacked=1' },
  { source: 'react-devtools-content-script', payload: {} },
  JSON.stringify({ type: 'integration-connected', provider: 'slack' }),
  JSON.parse('{"__proto__":{"polluted":1}}'),
];

declare const listeners: string[];

test('O18 listens to no window, and reacts to none', async ({
  page,
  context,
  backend,
  baseURL,
  signInAs,
}) => {
  const canary = await startCanary('<!doctype html><title>Elsewhere</title>');
  await context.addInitScript(() => {
    const seen: string[] = [];
    const add = window.addEventListener.bind(window);
    const addEventListener = (type: string, ...rest: unknown[]) => {
      if (['message', 'messageerror'].includes(type)) seen.push(type);
      Reflect.apply(add, window, [type, ...rest]);
    };
    Object.assign(window, { listeners: seen, addEventListener });
  });
  await signInAs('admin');
  const list = new IntegrationsPage(page);
  const before = await storedSession(page);
  const places: [string, () => Promise<unknown>][] = [
    ['/dashboard', () => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
    ['/settings/teams', () => new TeamPage(page).inviteButton.click()],
    ['/billing', () => expect(page.getByRole('row')).toHaveCount(21)],
    ['/billing/plans', () => page.getByRole('button', { name: 'Cancel Subscription' }).click()],
    ['/integrations', () => list.card('Slack').getByRole('button', { name: 'Manage' }).click()],
  ];
  for (const [address, use] of places) {
    await page.goto(address);
    await use();
    const isHandled = await page.evaluate(() => typeof window.onmessage === 'function');
    expect(isHandled, address).toBe(false);
    expect(await page.evaluate(() => listeners), address).toEqual([]);
  }
  const dialog = page.getByRole('dialog', { name: 'Slack' });
  await expect(dialog).toBeVisible();
  await backend.clearLog();

  // A foreign window opens the app, and a window within the app's own origin speaks as well.
  const foreign = await context.newPage();
  await foreign.goto(canary.url);
  const opening = context.waitForEvent('page');
  await foreign.evaluate((address) => {
    Object.assign(window, { opened: window.open(address) });
  }, `${baseURL}/integrations`);
  const opened = await opening;
  await expect(new IntegrationsPage(opened).cards.first()).toBeVisible();
  const known = (await requests(backend)).length;
  await foreign.evaluate((all) => {
    const { opened: target } = window as unknown as { opened: Window };
    for (const message of all) target.postMessage(message, '*');
  }, messages);
  for (const target of [page, opened]) {
    await target.evaluate(async (all) => {
      for (const message of all) window.postMessage(message, '*');
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }, messages);
    await expect(target).toHaveURL(/\/integrations$/);
    expect(await target.evaluate(() => 'hacked' in window || 'polluted' in {})).toBe(false);
    expect(await target.evaluate(() => listeners)).toEqual([]);
    await expect(target.getByRole('region', { name: 'Messages' })).toHaveCount(0);
    expect(await storedSession(target)).toMatchObject(before);
  }
  await expect(dialog).toBeVisible();
  expect(await requests(backend)).toHaveLength(known);
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  await canary.close();
});
