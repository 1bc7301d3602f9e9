import { demoPassword } from '@platform/sandbox';
import { people, test as base } from '../support/fixtures.ts';
import type { Person } from '../support/fixtures.ts';
import { NORMAL_FONT_SIZE } from '../support/browserFontSize.ts';
import { fetchSession } from '../support/sessionSignIn.ts';
import { startMiniBrowsers } from './miniBrowser.ts';
import type { MiniBrowsers } from './miniBrowser.ts';
import { playwrightTab } from './playwrightTab.ts';
import type { Tab } from './tab.ts';
import { User } from './user.ts';

interface JourneyFixtures {
  tab: Tab;
  user: User;
  signIn: (person: Person) => Promise<void>;
}

interface EngineOptions {
  /** Default font size of the browser in px. Playwright gets it by its launch options. */
  fontSize: number;
}

const withOptions = base.extend<object, EngineOptions>({
  fontSize: [NORMAL_FONT_SIZE, { option: true, scope: 'worker' }],
});

const byPlaywright = withOptions.extend<{ tab: Tab }>({
  tab: async ({ page }, provide) => provide(playwrightTab(page)),
});

const byWebDriver = withOptions.extend<{ tab: Tab }, { miniBrowsers: MiniBrowsers }>({
  miniBrowsers: [
    async ({ fontSize }, provide) => {
      const miniBrowsers = await startMiniBrowsers(fontSize);
      await provide(miniBrowsers);
      await miniBrowsers.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ miniBrowsers, server }, provide) => {
    const { tab, close } = await miniBrowsers.open(server.url);
    await provide(tab);
    await close();
  },
});

const driven = process.env['WEBKIT_DRIVER'] ? byWebDriver : byPlaywright;

export const test = driven.extend<JourneyFixtures>({
  signIn: async ({ tab, sandbox, server, backend: _reset }, provide) => {
    await provide(async (person) => {
      const account = { email: people[person], password: demoPassword };
      const session = await fetchSession(sandbox.serviceUrls.auth, server.url, account);
      await tab.goto('/config.json');
      await tab.evaluate((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, session);
    });
  },
  user: async ({ tab }, provide) => provide(new User(tab)),
});
