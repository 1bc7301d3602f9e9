import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Browser, CDPSession, Page } from 'playwright';
import { transformWithOxc } from 'vite';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import type { Session } from '../support/sessionSignIn.ts';

/**
 * 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms latency; in bytes per second and ms, as the protocol
 * requires.
 */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

export interface PageOptions {
  /** Session of the user; signed out if undefined. */
  session?: Session;
  /** Factor by which the processor is slowed down. */
  slowdown?: number;
  hasSlowNetwork?: boolean;
}

export interface OpenPage {
  page: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
}

/** @param more command line arguments */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArgs, ...more],
    env: { ...process.env, ...env },
  });
}

/** Opens an empty page in a fresh profile, with the probe in it. */
export async function openPage(browser: Browser, options: PageOptions): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
  });
  await context.addInitScript({ content: await probeScript() });
  if (options.session)
    await context.addInitScript((stored: [string, string][]) => {
      if (localStorage.length === 0)
        for (const [key, text] of stored) localStorage.setItem(key, text);
    }, Object.entries(options.session));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown ?? 1 });
  if (options.hasSlowNetwork) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowNetwork);
  }
  return { page, devtools, close: () => context.close() };
}

let compiled: Promise<string> | undefined;

function probeScript(): Promise<string> {
  compiled ??= compile(fileURLToPath(new URL('page/probe.ts', import.meta.url)));
  return compiled;
}

async function compile(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  return `{${code.replace(/^export\s*\{\s*\};?\s*$/m, '')}}`;
}
