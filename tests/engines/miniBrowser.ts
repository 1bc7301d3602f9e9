import { Builder } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { miniBrowserConfig } from '../support/browserFontSize.ts';
import type { Tab } from './tab.ts';
import { webDriverTab } from './webDriverTab.ts';
import { withLimit } from './withLimit.ts';

/** Limit of one command in ms: above that of a script, which the driver reports itself. */
const COMMAND_LIMIT_MS = 90_000;
const SCRIPT_LIMIT_MS = 60_000;

/** Limit of the start of a browser, in ms. It takes less than one second on an idle machine. */
const START_LIMIT_MS = 30_000;
/** About one start in fifty hangs, with any browser options. */
const MAX_STARTS = 3;

/** Opens WebKitGTK's MiniBrowser, each time without cookies and storage. */
export interface MiniBrowsers {
  open: (baseURL: string) => Promise<{ tab: Tab; close: () => Promise<void> }>;
  stop: () => Promise<void>;
}

interface DriverServer {
  url: string;
  end: () => Promise<void>;
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

async function end(child: ChildProcess, signal: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  signal();
  await once(child, 'exit');
}

async function startDriverServer(display: string): Promise<DriverServer> {
  const port = await freePort();
  const child = spawn(process.env['WEBKIT_DRIVER'] ?? '', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
    // A group of its own, which is ended with the browser in it.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  const isListening = () =>
    fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
  while (!(await isListening())) await new Promise((resolve) => setTimeout(resolve, 50));
  return { url, end: () => end(child, () => process.kill(-(child.pid ?? 0), 'SIGKILL')) };
}

async function startSession(url: string, config: string): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: process.env['MINIBROWSER_PATH'],
      args: [
        '--automation',
        `--config=${config}`,
        '--enable-media-stream=true',
        '--enable-mock-capture-devices=true',
      ],
    },
  };
  const start = new Builder().usingServer(url).withCapabilities(capabilities).build();
  const driver = await withLimit(start, START_LIMIT_MS, 'The start of MiniBrowser');
  const executor = driver.getExecutor();
  const execute = executor.execute.bind(executor);
  executor.execute = (command) =>
    withLimit(execute(command), COMMAND_LIMIT_MS, `The command ${command.getName()} of WebDriver`);
  await driver.manage().setTimeouts({ script: SCRIPT_LIMIT_MS });
  return driver;
}

/** Starts a browser with its own driver, and again if the start hangs. */
async function startBrowser(display: string, config: string, startsLeft = MAX_STARTS) {
  const server = await startDriverServer(display);
  try {
    return { driver: await startSession(server.url, config), server };
  } catch (error) {
    await server.end();
    if (startsLeft <= 1) throw error;
    console.log(`${String(error)}: it is started again.`);
    return startBrowser(display, config, startsLeft - 1);
  }
}

/** @param fontSize default font size in px */
export async function startMiniBrowsers(fontSize: number): Promise<MiniBrowsers> {
  const { display, child: displayServer } = await startDisplay();
  const folder = await mkdtemp(path.join(tmpdir(), 'minibrowser-'));
  const config = path.join(folder, 'config.ini');
  await writeFile(config, miniBrowserConfig(fontSize));
  return {
    open: async (baseURL) => {
      const { driver, server } = await startBrowser(display, config);
      const tab = webDriverTab(driver, await driver.getWindowHandle(), baseURL);
      await tab.resize(1440, 900);
      return { tab, close: server.end };
    },
    stop: async () => {
      await end(displayServer, () => displayServer.kill());
      await rm(folder, { recursive: true });
    },
  };
}
