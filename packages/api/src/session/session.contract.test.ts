import { expect, it } from 'vitest';
import { profileCalls } from '../profile/profile.contract.ts';
import { deviceSessionCalls } from './devices/deviceSessions.contract.ts';
import { googleSignInCalls } from './googleSignIn.contract.ts';
import { acceptInviteCalls } from './joining/acceptInvite.contract.ts';
import { registrationCalls } from './joining/registration.contract.ts';
import { loginCalls } from './login.contract.ts';
import { meCalls } from './me.contract.ts';
import { tokenCalls } from './tokens.contract.ts';

const user = { id: 'u1', email: 'bo@x.test', first_name: 'Bo', last_name: 'Ek', roles: ['Editor'] };
const read = {
  id: 'u1',
  email: 'bo@x.test',
  name: 'Bo Ek',
  firstName: 'Bo',
  lastName: 'Ek',
  picture: '',
  emailVerified: false,
  roles: ['Editor'],
  authenticated: true,
};
const wire = { access_token: 'a', refresh_token: 'r', id_token: 'i' };
const tokens = { accessToken: 'a', refreshToken: 'r', idToken: 'i' };
const nothing = { tokens: null, user: null, authUrl: null, errorCode: '', message: '' };
const idp = 'https://idp.test/';

it.each([
  [meCalls.get, user, read],
  [meCalls.get, { authenticated: false }, { authenticated: false }],
  [
    meCalls.get,
    {
      ...user,
      sign_in_methods: [{ method: 'google', last_used_at: null }],
      signed_in_at: '2026-11-21T10:00:00Z',
    },
    {
      ...read,
      signInMethods: [{ method: 'google', lastUsedAt: '' }],
      signedInAt: '2026-11-21T10:00:00Z',
    },
  ],
  [profileCalls.update, user, read],
  [loginCalls.login, { tokens: wire, user_info: user }, { ...nothing, tokens, user: read }],
  [loginCalls.login, { auth_url: idp }, { ...nothing, authUrl: idp }],
  [
    deviceSessionCalls.list,
    {
      sessions: [
        {
          id: 's1',
          is_current: true,
          device: 'phone',
          browser: 'Safari',
          system: 'iOS',
          ip_address: '203.0.113.7',
          place: 'Pune, India',
          started_at: '2026-11-21T10:00:00Z',
          last_used_at: '2026-11-21T11:00:00Z',
        },
      ],
    },
    [
      {
        key: 's1',
        id: 's1',
        isCurrent: true,
        device: 'phone',
        browser: 'Safari',
        system: 'iOS',
        address: '203.0.113.7',
        place: 'Pune, India',
        startedAt: '2026-11-21T10:00:00Z',
        lastUsedAt: '2026-11-21T11:00:00Z',
      },
    ],
  ],
  [tokenCalls.exchangeCookie, { user_data: user, tokens: wire }, { tokens, user: read }],
  [googleSignInCalls.authUrl, { auth_url: idp, state: 's' }, { authUrl: idp, state: 's' }],
  [
    googleSignInCalls.callback,
    { user_info: user, message: 'Signed in' },
    { isSuccess: true, user: read, tokens: null, message: 'Signed in' },
  ],
  [
    googleSignInCalls.profile,
    { given_name: 'Bo', picture: '' },
    { firstName: 'Bo', lastName: '', name: '', email: '', picture: '' },
  ],
  [registrationCalls.register, { requires_verification: true }, { needsConfirmation: true }],
  [
    acceptInviteCalls.accept,
    { email: 'bo@x.test', tokens: wire, user_info: user },
    { email: 'bo@x.test', tokens, user: read },
  ],
])('the client reads the response described for $call.path', ({ call, response }, sent, domain) => {
  expect(call.response?.parse(response.parse(sent))).toEqual(domain);
});

it.each([
  ['a token set', wire, true],
  ['a token set without an id token', { ...wire, id_token: undefined }, false],
  ['a token set with an empty token', { ...wire, refresh_token: '' }, false],
])('S07 describes %s', (_, value, isFit) => {
  expect(tokenCalls.refresh.response.safeParse(value).success).toBe(isFit);
});

const accept = { token: 'abc', first_name: 'Bo', password: 'long enough 12' };
const account = {
  email: 'bo@x.test',
  password: 'long enough 12',
  first_name: 'Bo',
  last_name: '',
  company: 'Acme',
  frontend_redirect_uri: 'https://app.test/auth/registerSuccess',
};
const names = { first_name: ' Bo ', last_name: '' };
const png = (length: number) => 'data:image/png;base64,'.padEnd(length, 'A');

it.each([
  ['an invite that is accepted', acceptInviteCalls.accept, accept, []],
  ['no token', acceptInviteCalls.accept, { ...accept, token: '' }, ['token']],
  ['no name', acceptInviteCalls.accept, { ...accept, first_name: ' ' }, ['first_name']],
  ['no password', acceptInviteCalls.accept, { ...accept, password: undefined }, ['password']],
  ['no email', acceptInviteCalls.accept, { ...accept, email: 'bo' }, ['email']],
  ['an account', registrationCalls.register, account, []],
  [
    'the shortest password',
    registrationCalls.register,
    { ...account, password: 'x'.repeat(12) },
    [],
  ],
  [
    'a shorter one',
    registrationCalls.register,
    { ...account, password: 'x'.repeat(11) },
    ['password'],
  ],
  [
    'the longest password',
    registrationCalls.register,
    { ...account, password: 'x'.repeat(256) },
    [],
  ],
  [
    'a longer one',
    registrationCalls.register,
    { ...account, password: 'x'.repeat(257) },
    ['password'],
  ],
  ['a short company', registrationCalls.register, { ...account, company: ' A ' }, ['company']],
  [
    'a long company',
    registrationCalls.register,
    { ...account, company: 'A'.repeat(81) },
    ['company'],
  ],
  [
    'a path to return to',
    registrationCalls.register,
    { ...account, frontend_redirect_uri: '/auth' },
    ['frontend_redirect_uri'],
  ],
  ['a field too many', registrationCalls.register, { ...account, role: 'admin' }, ['']],
  ['names', profileCalls.update, names, []],
  ['the longest name', profileCalls.update, { ...names, last_name: 'x'.repeat(50) }, []],
  ['a longer name', profileCalls.update, { ...names, last_name: 'x'.repeat(51) }, ['last_name']],
  ['no names', profileCalls.update, { first_name: '', last_name: ' ' }, ['first_name']],
  ['a picture', profileCalls.update, { ...names, picture: png(2_796_000) }, []],
  ['no picture any more', profileCalls.update, { ...names, picture: '' }, []],
  [
    'a picture of more than 2 MiB',
    profileCalls.update,
    { ...names, picture: png(2_796_300) },
    ['picture'],
  ],
  [
    'a picture elsewhere',
    profileCalls.update,
    { ...names, picture: 'https://x.test/a.png' },
    ['picture'],
  ],
  ['an empty refresh token', tokenCalls.refresh, { refresh_token: '' }, ['refresh_token']],
])('validates a body with %s', (_, { body }, value, faults) => {
  const issues = body?.safeParse(value).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual(faults);
});
