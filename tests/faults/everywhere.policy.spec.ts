import { startCanary } from '../support/canary.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/frontHost.ts';
import { tryInjectedScript } from '../support/injections.ts';
import { refusingDirectives, watchViolations } from '../support/violations.ts';

/** Markup that an injection would insert. */
const injectedMarkup = (foreign: string) => `
  <script>window.hacked = true</script>
  <script src="${foreign}/x.js"></script>
  <script src="data:text/javascript,window.hacked=true"></script>
  <img src="/favicon.svg" onload="window.hacked = true" alt="">
  <style>body { display: none }</style>
  <link rel="stylesheet" href="${foreign}/x.css">
  <p style="background: url(${foreign}/s)">x</p>
  <img src="${foreign}/x.png" alt="">
  <video src="${foreign}/x.mp4"></video>
  <object data="${foreign}/x"></object>
  <iframe src="${foreign}/x"></iframe>
  <base href="${foreign}/">`;

test('G14 blocks one injection by markup per directive', async ({
  page,
  host,
  canary,
  backend: _reset,
  expectedConsole,
}) => {
  expectedConsole.push(/Content Security Policy/);
  await watchViolations(page);
  host.replace(/^\/auth$/, (original) => ({
    type: 'text/html',
    body: original.replace('<body>', `<body>${injectedMarkup(canary.url)}`),
  }));

  await page.goto('/auth');

  await expect(page.getByLabel('Email')).toBeVisible();
  await expect
    .poll(() => refusingDirectives(page))
    .toEqual([
      'base-uri',
      'frame-src',
      'img-src',
      'media-src',
      'object-src',
      'script-src-attr',
      'script-src-elem',
      'script-src-elem',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
      'style-src-elem',
    ]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(canary.hits).toEqual([]);
});

test('G14 blocks one injection by script per directive', async ({
  page,
  canary,
  backend: _reset,
  expectedConsole,
}) => {
  expectedConsole.push(/Content Security Policy|requires 'Trusted|Trusted Type|WebSocket|policy/);
  await watchViolations(page);
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();

  const outcomes = await tryInjectedScript(page, canary.url);

  expect(outcomes).toEqual({
    fetch: 'refused',
    socket: 'refused',
    events: 'refused',
    font: 'refused',
    worker: 'refused',
    serviceWorker: 'refused',
    eval: 'refused',
    html: 'refused',
    timer: 'refused',
    policy: 'refused',
    // The script cannot observe these two; check only that no request was sent.
    beacon: 'went through',
    form: 'went through',
  });
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
});

test('G14 blocks workers of another origin', async ({
  page,
  host,
  backend: _reset,
  expectedConsole,
}) => {
  expectedConsole.push(/Content Security Policy|Trusted/);
  await watchViolations(page);
  // Disables Trusted Types, which would block the URL before the directive applies.
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

test('O19 cannot be framed by another origin (G14) @engine', async ({
  page,
  server,
  expectedConsole,
}) => {
  expectedConsole.push(/frame-ancestors|Refused to frame|Content Security Policy/);
  const foreign = await startCanary(`<!doctype html><iframe src="${server.url}/auth"></iframe>`);

  await page.goto(foreign.url);

  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^(chrome-error|about:neterror)/);
  await expect(page.frameLocator('iframe').getByLabel('Email')).toHaveCount(0);
  await foreign.close();
});
