import { describe, expect, it } from 'vitest';
import { completionCallOf } from './connections.ts';
import { isProviderId, providerName } from './provider.ts';

describe('isProviderId', () => {
  it.each(['slack', 'google-calendar', 'order_tracker', 'v2.crm', 'HubSpot', '0', 'a'.repeat(64)])(
    'O12 accepts %s',
    (id) => {
      expect(isProviderId(id)).toBe(true);
    },
  );

  it.each<unknown>([
    '',
    '.',
    '..',
    '../../auth/logout',
    'a/b',
    'a?b',
    'a#b',
    '%2e%2e',
    'a%2fb',
    '__proto__',
    '-slack',
    'slack\n',
    'sl ack',
    'sláck',
    'a'.repeat(65),
    'a'.repeat(10_000),
    null,
    undefined,
    7,
    ['slack'],
  ])('O12 rejects %j', (id) => {
    expect(isProviderId(id)).toBe(false);
  });
});

describe('providerName', () => {
  it.each([
    ['slack', 'Slack'],
    ['google-calendar', 'Google Calendar'],
    ['hubspot', 'HubSpot'],
    ['google-drive', 'Google Drive'],
    ['gmail', 'Gmail'],
    ['support-desk', 'Support Desk'],
    ['order_tracker', 'Order Tracker'],
    ['a--b__c', 'A B C'],
    ['crm4all', 'Crm4all'],
    ['-', '-'],
    ['constructor', 'Constructor'],
    ['__proto__', 'Proto'],
  ])('names %s %s', (id, name) => {
    expect(providerName(id)).toBe(name);
  });
});

describe('completionCallOf', () => {
  it.each([
    ['slack', '/v1/slack/callback'],
    ['google-drive', '/v1/composio/oauth/callback'],
    ['google-calendar', '/v1/composio/oauth/callback'],
    ['gmail', '/v1/composio/oauth/callback'],
    ['hubspot', '/v1/oauth/{provider}/callback'],
    ['constructor', '/v1/oauth/{provider}/callback'],
  ])('posts the code of %s to %s', (provider, path) => {
    expect(completionCallOf(provider)).toMatchObject({ method: 'POST', path, access: 'private' });
  });
});
