import { meCalls, profileCalls, registrationCalls } from '@platform/api/contract';
import { assertSuccess } from '../mismatch.ts';
import type { Samples } from '../sample.ts';
import { credentials, signInAgain } from '../signIn.ts';
import type { World } from '../world.ts';

const returnAddress = (world: World) => `${world.config.origin}/auth`;

const newRegistration = (world: World) => ({
  body: {
    ...person,
    password,
    email: `${world.unique('register')}@conformance.example`,
    company: 'Conformance',
    frontend_redirect_uri: returnAddress(world),
  },
});

const person = { first_name: 'Conformance', last_name: 'Suite' };
const password = 'a long password of the suite';

/** The names that the person has. They are put back, since other values are tried in their place. */
async function ownNames(world: World) {
  const { first_name, last_name } = await world.prepare<typeof person>(meCalls.get);
  const content = { body: { first_name, last_name } };
  world.afterwards(async () => world.send(profileCalls.update, content));
  return content;
}

const wrongPassword = (world: World) => {
  const { query, body } = credentials(world);
  return { query: { ...query, password: 'not the password' }, body };
};

/** A registration whose email was never confirmed. */
async function unconfirmed(world: World) {
  const { body } = newRegistration(world);
  assertSuccess(await world.sendPublic(registrationCalls.register, { body }));
  const { email, frontend_redirect_uri } = body;
  return { query: { email, frontend_redirect_uri, password }, body: null };
}

const DEACTIVATED = 'it needs a person who was deactivated';
const MAILED = 'the token of an invite is in an email';

export const loginSamples: Samples = {
  login: {
    content: credentials,
    refused: {
      PASSWORD_REQUIRED: (world) => {
        const { query, body } = credentials(world);
        return { query: { ...query, password: undefined }, body };
      },
      INVALID_CREDENTIALS: wrongPassword,
      EMAIL_NOT_CONFIRMED: unconfirmed,
      ACCOUNT_INACTIVE: DEACTIVATED,
    },
  },
};

export const googleSignInSamples: Samples = {
  authUrl: {
    content: (world) => ({
      body: { tenant_id: null, redirect_uri: returnAddress(world), state: world.unique('state') },
    }),
  },
  callback: {
    skip: 'a code comes from the page of an identity provider',
    refused: {
      INVALID_CODE: (world) => ({
        body: { code: 'no-such-code', state: 'any', redirect_uri: returnAddress(world) },
      }),
      NOT_A_MEMBER: 'it needs a person of the identity provider without a tenant',
      ACCOUNT_INACTIVE: DEACTIVATED,
    },
  },
  profile: {
    skip: 'the person of the configuration may have no external account',
    refused: {
      NOT_FOUND: 'it needs to be known that people.admin has no external account',
      UNAUTHENTICATED: () => ({
        query: { access_token: 'no-such-token' },
        headers: { authorization: 'Bearer no-such-token' },
      }),
    },
  },
};

export const tokenSamples: Samples = {
  exchangeCookie: {
    content: async (world) => ({ headers: { cookie: (await signInAgain(world)).cookie } }),
    refused: { NO_SESSION: () => ({}) },
  },
  refresh: {
    skip: 'a refresh token is good once: see the cases of several calls',
    refused: { REFRESH_REFUSED: () => ({ body: { refresh_token: 'no-such-token' } }) },
  },
  logout: { skip: 'it ends the session: see the cases of several calls' },
};

export const meSamples: Samples = { get: {} };

export const registrationSamples: Samples = {
  register: {
    content: newRegistration,
    refused: {
      EMAIL_EXISTS: async (world) => {
        const { email } = await world.prepare<{ email: string }>(meCalls.get);
        return { body: { ...newRegistration(world).body, email } };
      },
    },
  },
  resend: {
    content: (world) => ({ body: { email: `${world.unique('resend')}@conformance.example` } }),
  },
};

export const acceptInviteSamples: Samples = {
  accept: {
    skip: MAILED,
    refused: {
      INVITE_NOT_FOUND: () => ({ body: { ...person, password, token: 'no-such-token' } }),
      EMAIL_EXISTS: MAILED,
      ALREADY_ACCEPTED: MAILED,
      INVITE_CANCELLED: MAILED,
      INVITE_EXPIRED: MAILED,
    },
  },
};

export const profileSamples: Samples = { update: { content: ownNames } };
