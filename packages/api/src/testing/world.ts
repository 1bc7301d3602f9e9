import { onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { SETTINGS } from '../config/settings.ts';
import { createApi } from '../createApi.ts';
import type { Api, SessionEnd } from '../createApi.ts';
import type { Environment } from '../session/environment.ts';
import { startBackend } from './backend.ts';
import type { Backend } from './backend.ts';
import { MemoryBrowser } from './memoryBrowser.ts';

export const ORIGIN = 'http://app.test';

export function wireTokens(n: number) {
  return { access_token: `access-${n}`, refresh_token: `refresh-${n}`, id_token: `id-${n}` };
}

export function tokenSet(n: number) {
  return { accessToken: `access-${n}`, refreshToken: `refresh-${n}`, idToken: `id-${n}` };
}

export const ada = { id: 'u1', email: 'ada@acme.test', first_name: 'Ada', last_name: 'Lovelace' };

interface Tab {
  api: Api;
  ended: SessionEnd[];
  serverTimes: Date[];
}

export interface World {
  backend: Backend;
  browser: MemoryBrowser;
  openTab: (changes?: Partial<Environment>) => Tab;
}

export async function createWorld(): Promise<World> {
  const backend = await startBackend();
  onTestFinished(() => backend.close());
  const browser = new MemoryBrowser();
  const addresses = SETTINGS.map((name): [string, string] => [name, backend.address]);
  const config = readConfig({
    ...Object.fromEntries(addresses),
    PLATFORM_VOICE_SOCKET_URL: 'ws://127.0.0.1:1',
  });
  return {
    backend,
    browser,
    openTab(changes) {
      const { events, storage } = browser.openTab();
      const ended: SessionEnd[] = [];
      const serverTimes: Date[] = [];
      const api = createApi({
        config,
        onSessionEnded: (reason) => ended.push(reason),
        onServerTime: (time) => serverTimes.push(time),
        environment: {
          origin: ORIGIN,
          openStorage: () => storage,
          events,
          locks: browser.locks,
          isOnline: () => true,
          isLeaving: () => false,
          clearResourceTimings: () => {},
          ...changes,
        },
      });
      return { api, ended, serverTimes };
    },
  };
}

export async function createSignedInTab(): Promise<{ backend: Backend; api: Api }> {
  const { backend, browser, openTab } = await createWorld();
  const { access_token, refresh_token, id_token } = wireTokens(1);
  browser.values.set('fa_access_token', access_token);
  browser.values.set('fa_refresh_token', refresh_token);
  browser.values.set('fa_id_token', id_token);
  return { backend, api: openTab().api };
}

/** A backend that accepts one access token at a time and rejects a spent refresh token. */
export function rotateTokens(backend: Backend) {
  let current = 1;
  const spent: string[] = [];
  const reused: string[] = [];
  backend.on('POST /v1/refresh', ({ body }) => {
    const { refresh_token: sent } = JSON.parse(body) as { refresh_token: string };
    if (spent.includes(sent)) reused.push(sent);
    if (sent !== `refresh-${current}`) return { status: 401, body: {} };
    spent.push(sent);
    current += 1;
    return { body: wireTokens(current) };
  });
  return {
    reused,
    current: () => current,
    isAccepted: (authorization: string | undefined) => authorization === `Bearer access-${current}`,
  };
}
