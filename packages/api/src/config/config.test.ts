import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { loadConfig } from './loadConfig.ts';
import { SETTINGS } from './settings.ts';

const completeSettings: Record<string, unknown> = Object.fromEntries(
  SETTINGS.map((name) => [
    name,
    name.includes('SOCKET') ? 'wss://voice.test/ws' : 'https://a.test',
  ]),
);

/** Lists the settings that prevent the start, as `NAME problem`. */
function problemsOf(run: () => unknown): readonly string[] | string {
  try {
    run();
    return 'started';
  } catch (error) {
    if (!(error instanceof ConfigError)) return 'another error';
    return error.settings.map(({ name, problem }) => `${name} ${problem}`);
  }
}

const allMissing = SETTINGS.map((name) => ({ name, problem: 'missing' as const }));

describe('readConfig', () => {
  it('P08 keeps a path and removes trailing slashes', () => {
    const config = readConfig({
      ...completeSettings,
      PLATFORM_AUTH_URL: ' https://A.test/base/auth// ',
    });
    expect(config.services.auth).toBe('https://a.test/base/auth');
    expect(config.voiceSocketUrl).toBe('wss://voice.test/ws');
  });

  it.each<unknown>([undefined, null, '', '  '])(
    'P08 calls the setting whose value is %j missing',
    (value) => {
      expect(
        problemsOf(() => readConfig({ ...completeSettings, PLATFORM_AUTH_URL: value })),
      ).toEqual(['PLATFORM_AUTH_URL missing']);
    },
  );

  it.each<unknown>([
    '/auth',
    'auth.test',
    '//auth.test',
    'javascript:alert(1)',
    'https:auth.test',
    'ftp://auth.test',
    'wss://auth.test',
    'https://user:word@auth.test',
    'https://auth.test?x=1',
    'https://auth.test/#x',
    5,
    {},
    ['https://auth.test'],
  ])('P08 reports a setting with the value %j as invalid', (value) => {
    expect(problemsOf(() => readConfig({ ...completeSettings, PLATFORM_AUTH_URL: value }))).toEqual(
      ['PLATFORM_AUTH_URL invalid'],
    );
  });

  it('P08 accepts ws and wss for the socket only', () => {
    const file = { ...completeSettings, PLATFORM_VOICE_SOCKET_URL: 'https://voice.test' };
    expect(problemsOf(() => readConfig(file))).toEqual(['PLATFORM_VOICE_SOCKET_URL invalid']);
  });

  it('P08 reports all eleven settings if none is set', () => {
    expect(problemsOf(() => readConfig({}))).toEqual(SETTINGS.map((name) => `${name} missing`));
    expect(new ConfigError(allMissing).message).toContain('PLATFORM_CRM_URL');
  });

  it('prefers a value of the file, even an invalid one', () => {
    expect(readConfig({ PLATFORM_CRM_URL: 'https://b.test' }, completeSettings).services.crm).toBe(
      'https://b.test',
    );
    expect(problemsOf(() => readConfig({ PLATFORM_CRM_URL: '' }, completeSettings))).toEqual([
      'PLATFORM_CRM_URL missing',
    ]);
  });

  it('reads the optional lists', () => {
    const config = readConfig({
      ...completeSettings,
      PLATFORM_FEATURES: 'register, inbox,,',
      PLATFORM_REDIRECT_HOSTS: 'pay.test',
    });
    expect(config.features).toEqual(['register', 'inbox']);
    expect(config.redirectHosts).toEqual(['pay.test']);
    expect(readConfig(completeSettings)).toMatchObject({ features: [], redirectHosts: [] });
  });

  it.each([
    ['https://acme.test/legal?lang=en#terms', 'https://acme.test/legal?lang=en#terms'],
    [' http://acme.test/terms ', 'http://acme.test/terms'],
    ['', null],
    [undefined, null],
    ['/terms', null],
    ['javascript:alert(1)', null],
    ['https://ada:secret@acme.test/', null],
    ['https://', null],
    [7, null],
  ])('reads the terms URL %j as %j and never fails for it', (value, termsUrl) => {
    const config = readConfig({ ...completeSettings, PLATFORM_TERMS_URL: value });
    expect(config).toMatchObject({ termsUrl, privacyUrl: null });
    expect(readConfig({ PLATFORM_PRIVACY_URL: value }, completeSettings).privacyUrl).toBe(termsUrl);
  });
});

describe('loadConfig', () => {
  async function serve(status: number, body: string, type = 'application/json') {
    const server = createServer((_, response) => {
      response.writeHead(status, { 'content-type': type });
      response.end(body);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/config.json`;
  }

  it('P08 loads a complete file', async () => {
    const address = await serve(200, JSON.stringify(completeSettings));
    expect((await loadConfig(address)).services.billing).toBe('https://a.test');
  });

  it.each<[string, number, string, string?]>([
    ['missing', 404, 'Not Found', 'text/plain'],
    ['an HTML page', 200, '<!doctype html><title>App</title>', 'text/html'],
    ['broken JSON', 200, '{"PLATFORM_AUTH_URL":'],
    ['null', 200, 'null'],
    ['a list', 200, '[]'],
    ['empty', 200, ''],
    ['a server error', 500, '{}'],
  ])('P08 reports all settings if the file is %s', async (_, status, body, type) => {
    const address = await serve(status, body, type);
    await expect(loadConfig(address)).rejects.toMatchObject({ settings: allMissing });
  });

  it('P08 lists all settings if the host does not respond', async () => {
    await expect(loadConfig('http://127.0.0.1:1/config.json')).rejects.toMatchObject({
      settings: allMissing,
    });
  });

  it("uses the build's settings if the file is missing, not if it is broken", async () => {
    const missing = await serve(404, '');
    expect((await loadConfig(missing, completeSettings)).services.auth).toBe('https://a.test');
    const broken = await serve(200, '{"PLATFORM_');
    await expect(loadConfig(broken, completeSettings)).rejects.toBeInstanceOf(ConfigError);
  });
});
