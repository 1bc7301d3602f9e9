import { meCalls } from '@platform/api/contract';
import { Skip } from '../mismatch.ts';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

const returnAddress = (world: World) => `${world.config.origin}/auth`;

function credentials(world: World) {
  const { admin } = world.config.people;
  if ('token' in admin) throw new Skip('people.admin has a token and no password');
  return { query: { ...admin, frontend_redirect_uri: returnAddress(world) }, body: null };
}

const person = { first_name: 'Conformance', last_name: 'Suite' };
const password = 'a long password of the suite';

/** The names that the person has, so that a sample of the profile changes nothing. */
async function ownNames(world: World) {
  const { first_name, last_name } = await world.prepare<typeof person>(meCalls.get);
  return { body: { first_name, last_name } };
}

export const loginSamples: Samples = { login: { content: credentials } };

export const googleSignInSamples: Samples = {
  authUrl: {
    content: (world) => ({
      body: { tenant_id: null, redirect_uri: returnAddress(world), state: world.unique('state') },
    }),
  },
  callback: { skip: 'a code comes from the page of an identity provider' },
  profile: { skip: 'the person of the configuration has no external account' },
};

export const tokenSamples: Samples = {
  exchangeCookie: { skip: 'a cookie is set for the page of the client only' },
  refresh: { skip: 'a refresh token is good once: see the cases of several calls' },
  logout: { skip: 'it ends the session: see the cases of several calls' },
};

export const meSamples: Samples = { get: {} };

export const registrationSamples: Samples = {
  register: {
    content: (world) => ({
      body: {
        ...person,
        password,
        email: `${world.unique('register')}@conformance.example`,
        company: 'Conformance',
        frontend_redirect_uri: returnAddress(world),
      },
    }),
  },
  resend: {
    content: (world) => ({ body: { email: `${world.unique('resend')}@conformance.example` } }),
  },
};

export const acceptInviteSamples: Samples = {
  accept: { skip: 'the token of an invite is in an email' },
};

export const profileSamples: Samples = { update: { content: ownNames } };
