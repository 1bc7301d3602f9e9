import { describe, expect, it } from 'vitest';
import { ownPath, safeUrl } from './safeUrl.ts';

const rules = {
  origin: 'https://app.test',
  origins: ['https://auth.test', 'http://local.test:8080'],
  redirectHosts: [],
};

describe('safeUrl', () => {
  it.each([
    'https://idp.test/authorize?state=1#x',
    'HTTPS://idp.test/',
    'http://local.test:8080/consent',
  ])('O06 accepts %j', (address) => {
    expect(safeUrl(address, rules)).toBe(new URL(address).href);
  });

  it.each<unknown>([
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://app.test/1',
    '//evil.test',
    '/path',
    'https:evil.test',
    'https:\\\\evil.test',
    'https:///evil.test',
    'httpx://evil.test',
    'https://pay.test@evil.test/',
    'https://user:word@evil.test/',
    ' https://evil.test',
    'https://evil.test/\n',
    'http://evil.test/',
    `https://evil.test/${'x'.repeat(2_048)}`,
    '',
    5,
    null,
    undefined,
    {},
    { href: 'https://evil.test' },
    ['https://evil.test'],
  ])('O06 rejects %j', (address) => {
    expect(safeUrl(address, rules)).toBeNull();
  });

  it('O06 accepts http if the page itself uses http', () => {
    expect(safeUrl('http://idp.test/', { ...rules, origin: 'http://app.test' })).toBe(
      'http://idp.test/',
    );
  });

  it('O06 accepts exactly the configured hosts', () => {
    const listed = { ...rules, redirectHosts: ['idp.test'] };
    expect(safeUrl('https://idp.test/a', listed)).toBe('https://idp.test/a');
    expect(safeUrl('https://x.idp.test/', listed)).toBeNull();
    expect(safeUrl('https://idp.test.evil.test/', listed)).toBeNull();
  });
});

describe('ownPath', () => {
  it.each(['/', '/x', '/x?y=//z#h', '/x:y'])('O11 accepts %j', (path) => {
    expect(ownPath(path, 'https://app.test')).toBe(path);
  });

  it.each<unknown>([
    '//evil.test',
    '//evil.test/x?y#z',
    '//app.test/x',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://app.test/x',
    'javascript:alert(1)',
    'x',
    '',
    '/\t/evil.test',
    null,
    {},
  ])('O11 rejects %j', (path) => {
    expect(ownPath(path, 'https://app.test')).toBeNull();
  });
});
