import { createSandbox, demoAccounts, demoPassword } from '@platform/sandbox';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { startAppServer } from '../app/server/appServer.ts';
import { fetchSession } from '../tests/support/sessionSignIn.ts';
import { TeamPage } from '../tests/support/teamPage.ts';
import { chromiumArgs, findChromium } from './chromium.mjs';

interface Picture {
  name: string;
  path: string;
  isDark?: boolean;
  isSignedOut?: boolean;
  act?: (page: Page) => Promise<void>;
}

const pictures: Picture[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'crm', path: '/crm' },
  { name: 'integrations', path: '/integrations' },
  { name: 'plans-dark', path: '/billing/plans', isDark: true },
  { name: 'team', path: '/settings/teams' },
  {
    name: 'team-dark',
    path: '/settings/teams',
    isDark: true,
    act: async (page) => new TeamPage(page).choose('Lucía Fernández', 'Edit'),
  },
  {
    name: 'invite',
    path: '/settings/teams',
    act: async (page) => {
      const team = new TeamPage(page);
      await team.inviteButton.click();
      await team.dialog.getByLabel('Email Address').fill('sam.lee@northwind.example');
    },
  },
  { name: 'sign-in', path: '/auth', isSignedOut: true },
];

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const sandbox = await createSandbox();
const config = () => ({ ...sandbox.clientConfig() });
const server = await startAppServer({ dist: inRoot('app/dist'), port: 0, config });
sandbox.allowOrigin(server.url);
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: chromiumArgs,
  env: { ...process.env, ...env },
});

async function takePicture({ name, path, isDark, isSignedOut, act }: Picture): Promise<void> {
  const page = await browser.newPage({
    baseURL: server.url,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  if (!isSignedOut) await signIn(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await act?.(page);
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => document.fonts.ready);
  await page.screenshot({ path: inRoot(`docs/pictures/${name}.png`) });
  await page.close();
}

async function signIn(page: Page): Promise<void> {
  const account = { email: demoAccounts[0]?.email ?? '', password: demoPassword };
  const session = await fetchSession(sandbox.serviceUrls.auth, server.url, account);
  await page.goto('/config.json');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(session));
}

for (const picture of pictures) await takePicture(picture);
await browser.close();
await server.close();
await sandbox.close();
