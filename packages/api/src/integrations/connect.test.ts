import { describe, expect, it } from 'vitest';
import { ORIGIN, createWorld, wireTokens } from '../testing/world.ts';
import { connectIntegration } from './connect.ts';

const SETTINGS = 'GET /v1/integrations/slack/settings';
const CONNECT = 'POST /v1/integrations/slack/connect';

async function opened(reply: object) {
  const { backend, openTab, browser } = await createWorld();
  const { access_token, refresh_token, id_token } = wireTokens(1);
  browser.values.set('fa_access_token', access_token);
  browser.values.set('fa_refresh_token', refresh_token);
  browser.values.set('fa_id_token', id_token);
  backend.on(SETTINGS, () => ({ body: { settings: { required_scopes: ['a', 'b'] } } }));
  backend.on(CONNECT, () => reply);
  return { backend, api: openTab().api };
}

const connectWith = async (body: unknown) =>
  connectIntegration((await opened({ body })).api, 'slack');

describe('connectIntegration', () => {
  it('loads the settings first and sends their scopes', async () => {
    const url = 'https://consent.test/?x=1';
    const { api, backend } = await opened({ body: { action: 'redirect', url, state: 's-1' } });
    expect(await connectIntegration(api, 'slack')).toEqual({ kind: 'redirect', url, state: 's-1' });
    expect(backend.log.map(({ call }) => call)).toEqual([SETTINGS, CONNECT]);
    expect(JSON.parse(backend.log[1]?.body ?? '')).toEqual({
      redirect_uri: `${ORIGIN}/integrations/callback`,
      scopes: ['a', 'b'],
      provider: 'slack',
    });
  });

  it.each<unknown>([
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a.test/1',
    '//evil.test',
    'https:evil.test',
    'https:\\\\evil.test',
    'https://pay.test@evil.test/',
    'httpx://evil.test',
    '/integrations',
    ' https://a.test',
    '',
    7,
    null,
    {},
    undefined,
    `https://a.test/${'x'.repeat(3000)}`,
  ])('O07 rejects the URL %j', async (url) => {
    expect(await connectWith({ action: 'redirect', url, state: 's' })).toEqual({
      kind: 'unexpected',
    });
  });

  it.each([
    'https://composio.dev/x',
    'https://backend.composio.dev/api/v3?app=slack',
    'https://BACKEND.Composio.Dev',
    'https://composio.dev.:443/',
    'http://user@composio.dev/',
    'ftp://app.composio.dev',
  ])('O07 rejects the aggregator’s URL %s', async (url) => {
    expect(await connectWith({ action: 'redirect', url })).toEqual({ kind: 'notAvailable' });
  });

  it.each([
    'https://notcomposio.dev/',
    'https://composio.dev.evil.test/',
    'https://a.test/?composio.dev',
  ])('does not take %s for the aggregator’s URL', async (url) => {
    expect(await connectWith({ action: 'redirect', url })).toMatchObject({ kind: 'redirect' });
  });

  it.each<[unknown, object]>([
    [
      { action: 'error', error: 'No seats', suggestion: 'Buy one' },
      { message: 'No seats', suggestion: 'Buy one' },
    ],
    [
      { action: 'error', error: { message: 'No seats' } },
      { message: 'No seats', suggestion: '' },
    ],
    [{ action: 'error' }, { message: '', suggestion: '' }],
    [
      { status: 'error', error: null },
      { message: '', suggestion: '' },
    ],
    [{ error: 'No \u202Eseats' }, { message: 'No  seats', suggestion: '' }],
    [
      { action: 'error', url: 'https://a.test', error: [] },
      { message: '', suggestion: '' },
    ],
  ])('reports the error of %j', async (body, expected) => {
    expect(await connectWith(body)).toEqual({ kind: 'error', ...expected });
  });

  it.each<unknown>([{}, { action: 'connected' }, { url: 'https://a.test' }, { action: 5 }])(
    'does not expect %j',
    async (body) => {
      expect(await connectWith(body)).toEqual({ kind: 'unexpected' });
    },
  );

  it.each<unknown>([null, [], 5, true, undefined])(
    'reports %j, which is not an object',
    async (body) => {
      expect(await connectWith(body)).toEqual({ kind: 'invalid' });
    },
  );

  it.each<[string, object, object]>([
    [
      'the server’s words',
      { status: 400, body: { error: { message: 'Plan too small' } } },
      { kind: 'error', message: 'Plan too small', suggestion: '' },
    ],
    [
      'a suggestion',
      { status: 402, body: { detail: 'No', suggestion: 'Upgrade' } },
      { kind: 'error', message: 'No', suggestion: 'Upgrade' },
    ],
    ['no words', { status: 500, body: {} }, { kind: 'failed' }],
    ['a page', { status: 502, body: '<html>Bad</html>' }, { kind: 'failed' }],
  ])('reports an error response with %s', async (_, reply, expected) => {
    expect(await connectIntegration((await opened(reply)).api, 'slack')).toMatchObject(expected);
  });

  it('does not connect if the settings cannot be loaded', async () => {
    const { api, backend } = await opened({ body: {} });
    backend.on(SETTINGS, () => ({ status: 404, body: {} }));
    expect(await connectIntegration(api, 'slack')).toMatchObject({ kind: 'failed' });
    expect(backend.count(CONNECT)).toBe(0);
  });

  it.each(['../../auth/logout', '..', '__proto__', '', 'a?b'])(
    'O12 sends nothing for the provider %j',
    async (provider) => {
      const { api, backend } = await opened({ body: {} });
      expect(await connectIntegration(api, provider)).toMatchObject({ kind: 'failed' });
      expect(backend.log).toEqual([]);
    },
  );
});
