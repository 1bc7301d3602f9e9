import { Builder } from 'selenium-webdriver';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Tab } from './tab.ts';
import { webDriverTab } from './webDriverTab.ts';

/** Opens WebKitGTK's MiniBrowser, each time without cookies and storage. */
export interface MiniBrowsers {
  open: (baseURL: string) => Promise<{ tab: Tab; close: () => Promise<void> }>;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a virtual display, which picks its own number. */
async function startDisplay(): Promise<{ display: string; child: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1700x1300x24'];
  const child = spawn(process.env['XVFB_PATH'] ?? '', args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, child };
}

async function startDriver(display: string): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display };
  const child = spawn(process.env['WEBKIT_DRIVER'] ?? '', [`--port=${port}`], {
    env,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const isListening = () =>
    fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
  while (!(await isListening())) await new Promise((resolve) => setTimeout(resolve, 50));
  return { url, child };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

export async function startMiniBrowsers(): Promise<MiniBrowsers> {
  const { display, child: displayServer } = await startDisplay();
  const { url, child: driverServer } = await startDriver(display);
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: process.env['MINIBROWSER_PATH'],
      args: ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'],
    },
  };
  return {
    open: async (baseURL) => {
      const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      await driver.manage().setTimeouts({ script: 60_000 });
      const tab = webDriverTab(driver, await driver.getWindowHandle(), baseURL);
      await tab.goto('/config.json');
      await tab.resize(1440, 900);
      return { tab, close: async () => driver.quit() };
    },
    stop: async () => {
      for (const child of [driverServer, displayServer]) await end(child);
    },
  };
}
