import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAppServer } from '../../app/server/appServer.ts';
import type { AppServer } from '../../app/server/appServer.ts';

/** The headers of every response. */
const headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
};

/** Policy of a document for the services in `config`. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The second source is the hash of the empty text, because style sheets are filled by script
  // only.
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "connect-src 'self' https://auth.test https://billing.test https://notifications.test https://integrations.test https://chatbot.test https://knowledge.test https://content.test https://voice.test https://crm.test wss://voice.test",
  "img-src 'self' data: https://pictures.test",
  "font-src 'self'",
  "media-src 'self' blob: https://voice.test https://sounds.test",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'report-to csp',
].join('; ');

const config = {
  PLATFORM_AUTH_URL: 'https://auth.test/v2',
  PLATFORM_BILLING_URL: 'https://billing.test',
  PLATFORM_NOTIFICATIONS_URL: 'https://notifications.test',
  PLATFORM_INTEGRATIONS_URL: 'https://integrations.test',
  PLATFORM_CHATBOT_URL: 'https://chatbot.test',
  PLATFORM_CHATBOT_EMBED_URL: 'https://embed.test/widget.js',
  PLATFORM_KNOWLEDGE_URL: 'https://knowledge.test',
  PLATFORM_CONTENT_URL: 'https://content.test',
  PLATFORM_VOICE_URL: 'https://voice.test',
  PLATFORM_CRM_URL: 'https://crm.test',
  PLATFORM_VOICE_SOCKET_URL: 'wss://voice.test/relay',
  PLATFORM_IMAGE_HOSTS: 'https://pictures.test',
  PLATFORM_MEDIA_HOSTS: 'https://sounds.test',
};

const document = '<!doctype html><div id="root"></div>';

let dist: string;
let server: AppServer;
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'headers-'));
  await mkdir(path.join(dist, 'assets'));
  await writeFile(path.join(dist, 'index.html'), document);
  await writeFile(path.join(dist, 'assets/index-a1b2.js'), 'export {};');
  server = await startAppServer({ dist, port: 0, config: () => config });
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

const get = (address: string) => fetch(`${server.url}${address}`);
const headersOf = (response: Response) => Object.fromEntries(response.headers);

test.each([
  '/',
  '/auth',
  '/auth/callback?code=x&state=y',
  '/dashboard',
  '/settings/teams?search=x',
  '/invite/accept?token=x',
  '/no/such/page',
])('G14 sends every header and exactly its policy with %s', async (address) => {
  const response = await get(address);

  expect(response.status).toBe(200);
  expect(await response.text()).toBe(document);
  expect(headersOf(response)).toMatchObject({
    ...headers,
    'cache-control': 'no-store',
    'content-security-policy': policy,
  });
});

test('G14 lets assets be cached for a year', async () => {
  expect(headersOf(await get('/assets/index-a1b2.js'))).toMatchObject({
    ...headers,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('G14 never lets the settings be cached', async () => {
  const settings = await get('/config.json');

  expect(headersOf(settings)).toMatchObject({ ...headers, 'cache-control': 'no-store' });
  expect(await settings.json()).toEqual(config);
});

test.each(['/assets/index-gone.js', '/assets/gone.css', '/gone.png'])(
  'G14 responds with 404 instead of a page for %s, which does not exist',
  async (address) => {
    const missing = await get(address);

    expect(missing.status).toBe(404);
    expect(await missing.text()).not.toContain('<div id="root">');
  },
);
