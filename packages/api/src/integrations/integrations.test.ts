import { describe, expect, it } from 'vitest';
import { discoverySchema } from './integrations.ts';

const read = (value: unknown) => discoverySchema.parse(value);

describe('discoverySchema', () => {
  it('maps the wire to the domain', () => {
    const slack = {
      status: 'connected',
      owner_service: 'Chatbot',
      description: 'Posts summaries.',
      account_label: 'ops',
      scopes_or_features: { scopes: ['chat:write', 'chat:write', 'users:read'], features: ['x'] },
    };
    expect(read({ slack })).toEqual({
      integrations: [
        {
          provider: 'slack',
          name: 'Slack',
          ownerService: 'Chatbot',
          description: 'Posts summaries.',
          accountLabel: 'ops',
          status: 'connected',
          grantedScopes: ['chat:write', 'users:read'],
        },
      ],
      unreadable: [],
    });
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['an empty map', {}],
    ['an empty list', []],
    ['an empty wrapped map', { integrations: {} }],
  ])('D04 reads %s as nothing to connect', (_, response) => {
    expect(read(response)).toEqual({ integrations: [], unreadable: [] });
  });

  it.each<[string, unknown]>([
    ['a text', 'x'],
    ['a filled list', [{ provider: 'slack' }]],
    ['nothing', undefined],
    ['a number', 4],
  ])('D04 rejects %s', (_, response) => {
    expect(discoverySchema.safeParse(response).success).toBe(false);
  });

  it('D04 skips entries that are not integrations', () => {
    const { integrations, unreadable } = read({ slack: {}, gmail: 'on', a: null, b: [], '': {} });
    expect(integrations.map(({ provider }) => provider)).toEqual(['slack']);
    expect(unreadable).toEqual(['gmail', 'a', 'b', '']);
  });

  it.each<[unknown, string]>([
    ['connected', 'connected'],
    ['Action_Required', 'action_required'],
    ['not_connected', 'not_connected'],
    ['error', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
    [true, 'unknown'],
    [{}, 'unknown'],
  ])('D04 reads the status %j as %s', (status, expected) => {
    expect(read({ slack: { status } }).integrations[0]?.status).toBe(expected);
  });

  it.each<[unknown, string[]]>([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [{ scopes: ['a', 3, null, {}] }, ['a', '3']],
    [{ scopes: 'a' }, []],
    [{ features: ['a'] }, []],
    [null, []],
    ['a', []],
  ])('D04 reads the scopes %j as %j', (scopes_or_features, expected) => {
    expect(read({ slack: { scopes_or_features } }).integrations[0]?.grantedScopes).toEqual(
      expected,
    );
  });

  it('reads a wrapped map, and a provider with the name of the wrapper', () => {
    expect(read({ integrations: { slack: {} } }).integrations[0]?.provider).toBe('slack');
    const named = read({ integrations: { status: 'connected' }, slack: {} }).integrations;
    expect(named.map(({ provider }) => provider)).toEqual(['integrations', 'slack']);
  });

  it('X04 treats __proto__, constructor and toString as data', () => {
    const text = '{"__proto__":{"status":"connected","polluted":1},"constructor":{},"toString":{}}';
    const { integrations } = read(JSON.parse(text));
    expect(integrations.map(({ provider }) => provider)).toEqual([
      '__proto__',
      'constructor',
      'toString',
    ]);
    expect(integrations[1]?.status).toBe('unknown');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('D05 reads 10,000 integrations', () => {
    const entries = Array.from({ length: 10_000 }, (_, n) => [`p${n}`, { status: 'connected' }]);
    expect(read(Object.fromEntries(entries)).integrations).toHaveLength(10_000);
  });
});
