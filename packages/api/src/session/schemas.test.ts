import { describe, expect, it } from 'vitest';
import { callbackResponseSchema, googleProfileSchema } from './googleSignIn.ts';
import { loginResponseSchema } from './login.ts';
import { meSchema } from './me.ts';
import { tokensResponseSchema, tokensSchema } from './tokens.ts';
import { storedUserSchema, toUser, toUserWire } from './user.ts';

const wire = { access_token: 'a', refresh_token: 'r', id_token: 'i' };
const tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };

describe('toUser', () => {
  it('uses first and last name, else the name sent, else the email', () => {
    expect(toUser({ id: '1', email: 'e', first_name: 'A', last_name: 'B' })?.name).toBe('A B');
    expect(toUser({ id: '1', email: 'e', last_name: 'B' })?.name).toBe('B');
    expect(toUser({ id: '1', email: 'e', name: 'N' })?.name).toBe('N');
    expect(toUser({ id: '1', email: 'e' })?.name).toBe('e');
  });

  it('is unchanged after a round trip through storage', () => {
    const user = toUser({ id: 1, email: 'e', given_name: 'A', roles: ['Editor', 5, null] });
    expect(user && storedUserSchema.parse(toUserWire(user))).toEqual(user);
    expect(user?.roles).toEqual(['Editor', '5']);
  });

  it('stores the fields of the spec and no others', () => {
    const user = toUser({ id: '1', email: 'e', password: 'secret', extra: 1 });
    expect(Object.keys(user ? toUserWire(user) : {}).sort()).toEqual([
      'authenticated',
      'email',
      'email_verified',
      'first_name',
      'id',
      'last_name',
      'name',
      'picture',
      'roles',
    ]);
  });

  it.each<[unknown, string]>([
    ['https://pictures.test/a.png', 'https://pictures.test/a.png'],
    ['http://pictures.test/a.png', ''],
    ['http://localhost:8787/auth/v1/pictures/k', 'http://localhost:8787/auth/v1/pictures/k'],
    ['http://127.0.0.1/a.png', 'http://127.0.0.1/a.png'],
    ['http://localhost.pictures.test/a.png', ''],
    ['http://localhost:1@pictures.test/a.png', ''],
    ['javascript:alert(1)', ''],
    ['data:image/png;base64,AAAA', ''],
    ['//pictures.test/a.png', ''],
    ['https://user@pictures.test/a.png', ''],
    [`https://pictures.test/${'x'.repeat(3000)}`, ''],
    [{ url: 'https://pictures.test/a.png' }, ''],
  ])('O10 reads the picture %j as %j', (picture, expected) => {
    expect(toUser({ id: '1', picture })?.picture).toBe(expected);
  });

  it('reads sign-in methods, including malformed ones', () => {
    const methods = [{ method: 'password', last_used_at: null }, null, 'x'];
    expect(toUser({ id: '1', sign_in_methods: methods, signed_in_at: '2026-11-24' })).toMatchObject(
      {
        signInMethods: [{ method: 'password', lastUsedAt: '' }],
        signedInAt: '2026-11-24',
      },
    );
    expect(toUser({ id: '1', sign_in_methods: 'password' })).not.toHaveProperty('signInMethods');
  });

  it.each<unknown>([null, [], 'x', 5, {}, { name: 'N' }])('D04 returns no user for %j', (value) => {
    expect(toUser(value)).toBeNull();
  });
});

describe('meSchema', () => {
  it.each<[string, unknown]>([
    ['bare', { id: '1', email: 'e' }],
    ['wrapped', { authenticated: true, user_info: { id: '1', email: 'e' } }],
  ])('reads %s user info', (_, response) => {
    expect(meSchema.parse(response)).toMatchObject({ id: '1', authenticated: true });
  });

  it('S21 reads authenticated=false at any level', () => {
    expect(meSchema.parse({ authenticated: false })).toEqual({ authenticated: false });
    const nested = { user_info: { id: '1', authenticated: false } };
    expect(meSchema.parse(nested)).toEqual({ authenticated: false });
  });

  it('D04 rejects a response without a user', () => {
    expect(meSchema.safeParse({ ok: true }).error?.issues[0]?.path).toEqual(['id']);
    expect(meSchema.safeParse('x').success).toBe(false);
  });
});

it('S07 accepts only all three tokens', () => {
  expect(tokensSchema.parse(wire)).toEqual(tokens);
  for (const key of Object.keys(wire)) {
    for (const value of ['', null, 5, undefined, {}]) {
      expect(tokensSchema.safeParse({ ...wire, [key]: value }).success).toBe(false);
    }
  }
});

describe('sign-in responses', () => {
  it.each<[string, unknown]>([
    ['nested', { success: true, tokens: wire }],
    ['at the top', { success: true, ...wire }],
  ])('reads tokens %s', (_, response) => {
    expect(loginResponseSchema.parse(response).tokens).toEqual(tokens);
    expect(callbackResponseSchema.parse(response).tokens).toEqual(tokens);
    expect(tokensResponseSchema.parse(response).tokens).toEqual(tokens);
  });

  it('have URL, code and message as received', () => {
    expect(loginResponseSchema.parse({ auth_url: 5 }).authUrl).toBe(5);
    const refused = loginResponseSchema.parse({
      error: { code: 'PASSWORD_REQUIRED', message: 'M' },
    });
    expect(refused).toMatchObject({ tokens: null, errorCode: 'PASSWORD_REQUIRED', message: 'M' });
  });

  it('D01 are rejected if they are not objects', () => {
    for (const response of [null, [], 'x', 5, undefined]) {
      expect(loginResponseSchema.safeParse(response).success).toBe(false);
    }
  });

  it('have an external profile under either naming', () => {
    expect(googleProfileSchema.parse({ given_name: 'A', family_name: 'B' })).toMatchObject({
      firstName: 'A',
      lastName: 'B',
    });
  });
});
