import { describe, expect, it } from 'vitest';
import { joinAddress } from './address.ts';

const base = 'https://api.test/auth/';

describe('joinAddress', () => {
  it('joins with exactly one slash and keeps a trailing one', () => {
    expect(joinAddress(base, '/v1/role-request/')).toBe('https://api.test/auth/v1/role-request/');
    expect(joinAddress('https://api.test', 'v1/me')).toBe('https://api.test/v1/me');
  });

  it('omits empty query values and encodes the rest', () => {
    const query = { email: 'a+b@c.test', password: undefined, search: '', limit: 5 };
    expect(joinAddress(base, '/v1/login', {}, query)).toBe(
      'https://api.test/auth/v1/login?email=a%2Bb%40c.test&limit=5',
    );
  });

  it('O12 encodes an id as one segment', () => {
    const path = '/v1/team/member/{id}/role';
    expect(joinAddress(base, path, { id: '../../auth/logout' })).toBe(
      'https://api.test/auth/v1/team/member/..%2F..%2Fauth%2Flogout/role',
    );
    expect(joinAddress(base, path, { id: 'a?b#c' })).toContain('/a%3Fb%23c/role');
    expect(joinAddress(base, path, { id: '%2e%2e' })).toContain('/%252e%252e/role');
    expect(joinAddress(base, path, { id: '__proto__' })).toContain('/__proto__/role');
  });

  it.each(['', '.', '..'])('O12 rejects the id %j', (id) => {
    expect(() => joinAddress(base, '/v1/invites/{id}', { id })).toThrow(TypeError);
  });

  it.each([
    'https://evil.test/x',
    'HTTPS:evil.test',
    'javascript:alert(1)',
    '//evil.test/x',
    '/\\evil.test',
    '\\\\evil.test',
    '/v1/../../x',
    '/v1/%2e%2E/x',
    '/v1/..',
    '/v1/me\n',
    '',
  ])('S27 rejects the path %j', (path) => {
    expect(() => joinAddress(base, path)).toThrow(TypeError);
  });
});
