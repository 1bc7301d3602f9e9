import { demoPassword } from '@platform/sandbox';
import type { Page } from 'playwright/test';
import { expect, people, test } from '../support/fixtures.ts';
import { memberRow, openTeam, requests, storedSession } from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';

const notice = (page: Page) =>
  page.getByText('This browser blocks storage. You stay signed in only until you close');

async function signInByForm(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

const userButton = (page: Page) => page.getByRole('button', { name: 'Priya Nair', exact: true });

/** Ways in which browsers keep a page from its storage. */
const blocked: [string, () => void][] = [
  [
    'throws as it is touched',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'is null',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: () => null });
      }
    },
  ],
  [
    'throws at each call',
    () => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
      }
    },
  ],
];

for (const [name, block] of blocked) {
  test(`P01 signs in for this tab where storage ${name}`, async ({ page, backend: _reset }) => {
    await page.addInitScript(block);
    const team = new TeamPage(page);
    await page.goto('/');
    await signInByForm(page);
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Teams' }).click();
    await team.changeRole('Amara Okafor', 'Viewer');
    await expect(team.toast('Role updated')).toBeVisible();
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await userButton(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/auth$/);
  });
}

test('P02 leaves no half of a session where a write and all after it fail', async ({
  page,
  context,
  backend: _reset,
}) => {
  // The name of the window, which outlives its pages, says which write is the first to fail.
  await page.addInitScript(() => {
    let writes = 0;
    const { setItem } = Object.getOwnPropertyDescriptors(Storage.prototype);
    Storage.prototype.setItem = function write(key: string, value: string) {
      if (this === localStorage) writes += 1;
      if (writes >= Number(window.name)) throw new DOMException('Full', 'QuotaExceededError');
      setItem.value?.call(this, key, value);
    };
  });
  for (const failing of [1, 2, 3, 4, 5]) {
    await test.step(`write ${failing}`, async () => {
      await page.goto('/config.json');
      await context.clearCookies();
      await page.evaluate((first) => {
        localStorage.clear();
        window.name = first;
      }, String(failing));
      await page.goto('/');
      await signInByForm(page);
      await expect(userButton(page)).toBeVisible();
      const kept = Object.keys(await storedSession(page));
      // The session's four writes come first; a fifth is none of its own.
      expect(kept).toHaveLength(failing <= 4 ? 0 : 4);
      if (failing <= 4) await expect(notice(page)).toBeVisible();
      else await expect(notice(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Theme' }).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  }
});

const person = { id: 'usr_nw01', email: people.admin, name: 'X' };

/** What a `user_data` may hold that nobody of ours wrote. */
const corrupt: Readonly<Record<string, readonly string[]>> = {
  'what is nobody': [
    '',
    ' ',
    '{',
    '{"id":',
    'null',
    'undefined',
    'NaN',
    'true',
    'false',
    '0',
    '-1',
    '"x"',
    '[]',
    '[[]]',
    '[null]',
    '{}',
  ],
  'somebody with odd parts, and what is too much': [
    '{"id":null}',
    '{"id":{}}',
    '{"id":[1]}',
    '{"id":5}',
    '{"email":7}',
    JSON.stringify({ ...person, name: {} }),
    JSON.stringify({ ...person, name: ['<img src=x>'] }),
    JSON.stringify({ ...person, roles: 'TenantAdmin' }),
    JSON.stringify({ ...person, roles: { 0: 'TenantAdmin' } }),
    JSON.stringify({ ...person, roles: [null, {}, 3] }),
    JSON.stringify({ ...person, authenticated: 'no' }),
    '{"__proto__":{"polluted":1},"id":"usr_nw01"}',
    '\u0000\uFFFF\uD800',
    '<html></html>',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `"${'x'.repeat(4_900_000)}"`,
  ],
};

for (const [kind, values] of Object.entries(corrupt)) {
  test(`P03 removes ${kind} from user_data and takes the person from the service`, async ({
    page,
    backend,
    signInAs,
  }) => {
    await signInAs('admin');
    await page.goto('/profile');
    await expect(userButton(page)).toBeVisible();
    for (const value of values) {
      await page.evaluate((text) => localStorage.setItem('user_data', text), value);
      await backend.clearLog();
      await page.reload();
      const shown = value.slice(0, 40);
      await expect(userButton(page), shown).toBeVisible();
      expect(await requests(backend, { path: '/v1/me' }), shown).toHaveLength(1);
      const { user_data: stored = '' } = await storedSession(page);
      expect(JSON.parse(stored), shown).toMatchObject({ id: 'usr_nw01', name: 'Priya Nair' });
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    }
  });
}

test('P03 falls back to the system where the stored theme is unknown', async ({
  page,
  backend: _reset,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/auth');
  for (const value of ['', 'blue', '"dark"', 'DARK', 'null', '{}', '"><script>alert(1)</script>']) {
    await page.evaluate((text) => localStorage.setItem('theme', text), value);
    await page.reload();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
});

/** Ways in which browsers keep a page from `document.cookie`; the last is the browser's own. */
const cookieless: [string, (page: Page) => Promise<void>][] = [
  [
    'throw',
    async (page) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
      });
    },
  ],
  [
    'are disabled',
    async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    },
  ],
];

for (const [name, block] of cookieless) {
  test(`P04 works, with a sidebar that is not remembered, where cookies ${name}`, async ({
    page,
    signInAs,
  }) => {
    await block(page);
    await signInAs('admin');
    await page.goto('/dashboard');
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('P04 tells nobody that cookies gave no session', async ({ page, context, backend }) => {
  await page.goto('/');
  await signInByForm(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await backend.clearLog();
  await page.goto('/settings/teams');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const [answer, ...more] = await requests(backend, { path: '/v1/tokens' });
  expect([answer?.status, more.length]).toEqual([401, 0]);
});

test('P12 is signed out where another tab empties the storage', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  const other = await context.newPage();
  await other.goto('/config.json');
  await backend.clearLog();
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('Amara Okafor')).toHaveCount(0);
  expect((await requests(backend)).filter(({ hasAuthorization }) => hasAuthorization)).toEqual([]);
});

test('P12 is signed out at the next call where its own storage went', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const team = new TeamPage(page);
  await team.open();
  await backend.clearLog();
  await page.evaluate(() => localStorage.clear());
  await team.changeRole('Amara Okafor', 'Viewer');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(memberRow(page, 'Amara Okafor')).toHaveCount(0);
  expect((await requests(backend)).filter(({ hasAuthorization }) => hasAuthorization)).toEqual([]);
  expect(await backend.ledger('member.role_changed')).toEqual([]);
});
