import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import playwright from 'playwright';
import { playwrightCli, root } from './run.mjs';

/**
 * An older Playwright: Firefox ESR lacks a command that current versions send. Its
 * `playwright/test` is mapped by `esrConfig`.
 */
const esrRunner = path.join(root, 'node_modules/playwright-esr/cli.js');
const esrConfig = path.join(root, 'tests/engines/esr.tsconfig.json');

const firstExisting = (paths) => paths.find((file) => file && existsSync(file));

const onPath = (name) =>
  firstExisting((process.env.PATH ?? '').split(path.delimiter).map((dir) => path.join(dir, name)));

function findMiniBrowser() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return firstExisting(folders.map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`));
}

const isInstalledByPlaywright = (name) => existsSync(playwright[name].executablePath());

/** Exported variables would replace Playwright's own build. */
const unsetBrowsers = { FIREFOX_PATH: undefined, WEBKIT_DRIVER: undefined };
const playwrightBuild = () => ({ args: [playwrightCli, 'test'], env: unsetBrowsers });

/** Each engine's command and environment; null if the machine has no such browser. */
export const engines = {
  chromium: playwrightBuild,
  firefox: () => {
    if (isInstalledByPlaywright('firefox')) return playwrightBuild();
    const esr = process.env.FIREFOX_PATH ?? onPath('firefox-esr');
    if (!esr) return null;
    return {
      args: [esrRunner, 'test', '--tsconfig', esrConfig],
      env: { ...unsetBrowsers, FIREFOX_PATH: esr },
    };
  },
  webkit: () => {
    if (isInstalledByPlaywright('webkit')) return playwrightBuild();
    const paths = {
      WEBKIT_DRIVER: onPath('WebKitWebDriver'),
      MINIBROWSER_PATH: findMiniBrowser(),
      XVFB_PATH: onPath('Xvfb'),
    };
    return Object.values(paths).every(Boolean)
      ? { args: [playwrightCli, 'test'], env: paths }
      : null;
  },
};

export const howToInstall = {
  firefox: 'npm run playwright -- install firefox, or on Debian: apt install firefox-esr',
  webkit: 'npm run playwright -- install webkit, or on Debian: apt install webkit2gtk-driver xvfb',
};
