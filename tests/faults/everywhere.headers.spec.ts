import { expect, test } from '../support/fixtures.ts';

/** The headers of every answer. */
const headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
};

/** The policy of a document, for the services that the test configures. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The second is the hash of the empty text: style sheets are filled by script only.
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

for (const address of [
  '/',
  '/auth',
  '/auth/callback?code=x&state=y',
  '/dashboard',
  '/settings/teams?search=x',
  '/invite/accept?token=x',
  '/no/such/page',
]) {
  test(`G14 sends every header and exactly its policy with ${address}`, async ({
    request,
    runtimeConfig,
  }) => {
    Object.assign(runtimeConfig, {
      PLATFORM_AUTH_URL: 'https://auth.test/v2',
      PLATFORM_CHATBOT_URL: 'https://chatbot.test',
      PLATFORM_KNOWLEDGE_URL: 'https://knowledge.test',
      PLATFORM_BILLING_URL: 'https://billing.test',
      PLATFORM_CHATBOT_EMBED_URL: 'https://embed.test/widget.js',
      PLATFORM_CONTENT_URL: 'https://content.test',
      PLATFORM_NOTIFICATIONS_URL: 'https://notifications.test',
      PLATFORM_VOICE_URL: 'https://voice.test',
      PLATFORM_CRM_URL: 'https://crm.test',
      PLATFORM_INTEGRATIONS_URL: 'https://integrations.test',
      PLATFORM_VOICE_SOCKET_URL: 'wss://voice.test/relay',
      PLATFORM_IMAGE_HOSTS: 'https://pictures.test',
      PLATFORM_MEDIA_HOSTS: 'https://sounds.test',
    });

    const answer = await request.get(address);

    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      ...headers,
      'cache-control': 'no-store',
      'content-security-policy': policy,
    });
  });
}

test('G14 lets assets be kept for good', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const [, script = ''] = /src="(\/assets\/index-[^"]+)"/.exec(page) ?? [];

  const asset = await request.get(script);

  expect(asset.headers()).toMatchObject({
    ...headers,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('G14 never lets the settings be kept', async ({ request }) => {
  const settings = await request.get('/config.json');

  expect(settings.headers()).toMatchObject({ ...headers, 'cache-control': 'no-store' });
});

for (const address of ['/assets/index-gone.js', '/assets/gone.css', '/gone.png']) {
  test(`G14 answers 404 and no page for ${address}, which is not there`, async ({ request }) => {
    const missing = await request.get(address);

    expect(missing.status()).toBe(404);
    expect(await missing.text()).not.toContain('<div id="root">');
  });
}
