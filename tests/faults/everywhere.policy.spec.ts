import { expect } from '../support/fixtures.ts';
import { startCanary } from '../support/canary.ts';
import { test } from '../support/frontHost.ts';
import { refusingDirectives, watchViolations } from '../support/violations.ts';

/** The headers of every answer. */
const headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
};

const documents = [
  '/',
  '/auth',
  '/auth/callback?code=x&state=y',
  '/dashboard',
  '/settings/teams?search=x',
  '/invite/accept?token=x',
  '/no/such/page',
];

/** A policy as its directives. */
const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

test('G14 sends every header of the document and exactly its policy', async ({
  request,
  server,
  sandbox,
}) => {
  const services = [...new Set(Object.values(sandbox.serviceUrls))].map(
    (address) => new URL(address).origin,
  );
  const relay = new URL(sandbox.serviceUrls.voice).host;
  for (const path of documents) {
    const answer = await request.get(server.url + path);
    expect(answer.status()).toBe(200);
    expect(answer.headers(), path).toMatchObject({ ...headers, 'cache-control': 'no-store' });
    const { 'connect-src': connect = '', ...rest } = directivesOf(
      answer.headers()['content-security-policy'] ?? '',
    );
    expect(connect.split(' ').toSorted()).toEqual(
      ["'self'", ...services, `ws://${relay}`].toSorted(),
    );
    expect(rest).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      // The second is the hash of the empty text: style sheets are filled by script only.
      'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'media-src': "'self' blob:",
      'worker-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
      'report-to': 'csp',
    });
  }
});

test('G14 keeps assets for good, the settings never, and answers 404 for what is missing', async ({
  request,
  server,
}) => {
  const page = await (await request.get(`${server.url}/`)).text();
  const [, script = ''] = /src="(\/assets\/index-[^"]+)"/.exec(page) ?? [];
  const asset = await request.get(server.url + script);
  expect(asset.headers()).toMatchObject({
    ...headers,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const settings = await request.get(`${server.url}/config.json`);
  expect(settings.headers()).toMatchObject({ ...headers, 'cache-control': 'no-store' });
  for (const path of ['/assets/index-gone.js', '/assets/gone.css', '/gone.png']) {
    const missing = await request.get(server.url + path);
    expect(missing.status(), path).toBe(404);
    expect(await missing.text()).not.toContain('<div id="root">');
  }
});

/** Markup that a hole in the page would let in, by the directive that has to refuse it. */
const markup: [string, (foreign: string) => string][] = [
  ['script-src-elem', () => '<script>window.hacked = true</script>'],
  ['script-src-elem', (foreign) => `<script src="${foreign}/x.js"></script>`],
  ['script-src-elem', () => '<script src="data:text/javascript,window.hacked=true"></script>'],
  ['script-src-attr', () => '<img src="/favicon.svg" onload="window.hacked = true" alt="">'],
  ['style-src-elem', () => '<style>body { display: none }</style>'],
  ['style-src-elem', (foreign) => `<link rel="stylesheet" href="${foreign}/x.css">`],
  ['style-src-attr', (foreign) => `<p style="background: url(${foreign}/s)">x</p>`],
  ['img-src', (foreign) => `<img src="${foreign}/x.png" alt="">`],
  ['media-src', (foreign) => `<video src="${foreign}/x.mp4"></video>`],
  ['object-src', (foreign) => `<object data="${foreign}/x"></object>`],
  ['frame-src', (foreign) => `<iframe src="${foreign}/x"></iframe>`],
  ['base-uri', (foreign) => `<base href="${foreign}/">`],
];

test('G14 refuses one injection per directive that markup can try', async ({
  page,
  host,
  backend: _reset,
  expectedConsole,
}) => {
  expectedConsole.push(/Content Security Policy/);
  await watchViolations(page);
  const canary = await startCanary();
  host.replace(/^\/auth$/, (original) => {
    const all = markup.map(([, code]) => code(canary.url)).join('\n');
    return { type: 'text/html', body: original.replace('<body>', `<body>${all}`) };
  });
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  const wanted = markup.map(([directive]) => directive).toSorted();
  await expect.poll(() => refusingDirectives(page)).toEqual(wanted);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(canary.hits).toEqual([]);
  await canary.close();
});

test('G14 refuses one injection per directive that a script can try', async ({
  page,
  backend: _reset,
  expectedConsole,
}) => {
  expectedConsole.push(/Content Security Policy|requires 'Trusted|Trusted Type|WebSocket|policy/);
  await watchViolations(page);
  const canary = await startCanary();
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  const outcomes = await page.evaluate(async (foreign) => {
    const tries: Record<string, () => unknown> = {
      fetch: () => fetch(`${foreign}/fetch`),
      beacon: () => navigator.sendBeacon(`${foreign}/beacon`, 'x') || Promise.reject(new Error()),
      socket: () =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(foreign.replace('http', 'ws'));
          socket.addEventListener('open', resolve);
          socket.addEventListener('error', reject);
        }),
      events: () =>
        new Promise((resolve, reject) => {
          const source = new EventSource(`${foreign}/events`);
          source.addEventListener('open', resolve);
          source.addEventListener('error', reject);
        }),
      font: () => new FontFace('Foreign', `url(${foreign}/font)`).load(),
      worker: () => new Worker('data:text/javascript,0'),
      serviceWorker: () => navigator.serviceWorker.register('/favicon.svg'),
      form: () => {
        const form = document.createElement('form');
        form.action = `${foreign}/form`;
        document.body.append(form);
        form.submit();
      },
      // oxlint-disable-next-line no-eval -- the policy has to refuse it
      eval: () => window['eval']('1'),
      html: () => {
        document.body.innerHTML = '<b>x</b>';
      },
      timer: () => Reflect.apply(setTimeout, window, ['window.hacked = true']) as unknown,
      policy: () =>
        (
          window as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => void };
          }
        ).trustedTypes.createPolicy('foreign', {}),
    };
    const ended: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        await attempt();
        ended[name] = 'went through';
      } catch {
        ended[name] = 'refused';
      }
    }
    return ended;
  }, canary.url);
  const { form, beacon, ...thrown } = outcomes;
  // These two tell the script nothing: what counts is that nothing left.
  expect([form, typeof beacon]).toEqual(['went through', 'string']);
  expect(new Set(Object.values(thrown))).toEqual(new Set(['refused']));
  await expect
    .poll(async () => [...new Set(await refusingDirectives(page))])
    .toEqual([
      'connect-src',
      'font-src',
      'form-action',
      'require-trusted-types-for',
      'trusted-types',
    ]);
  expect(canary.hits).toEqual([]);
  expect(page.url()).toMatch(/\/auth$/);
  await canary.close();
});

test('G14 refuses workers of another origin than its own', async ({
  page,
  host,
  backend: _reset,
  expectedConsole,
}) => {
  expectedConsole.push(/Content Security Policy|Trusted/);
  await watchViolations(page);
  // Without Trusted Types, which would refuse the address before the directive is asked.
  host.replace(/^\/auth$/, (original) => ({
    type: 'text/html',
    body: original,
    policy: (policy) => policy.replace(/; (require-)?trusted-types[^;]*/g, ''),
  }));
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.evaluate(async () => {
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
    await new Promise((resolve) => {
      worker.addEventListener('error', resolve);
      worker.addEventListener('message', resolve);
    });
  });
  expect(await refusingDirectives(page)).toEqual(['worker-src']);
});

test('O19 cannot be framed by another origin (G14)', async ({ page, server, expectedConsole }) => {
  expectedConsole.push(/frame-ancestors|Refused to frame|Content Security Policy/);
  const canary = await startCanary(`<!doctype html><iframe src="${server.url}/auth"></iframe>`);
  await page.goto(canary.url);
  await expect.poll(() => page.frames().length).toBe(2);
  const [, frame] = page.frames();
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
  await expect(page.frameLocator('iframe').getByLabel('Email')).toHaveCount(0);
  await canary.close();
});
