import {
  acceptInviteCalls,
  inviteCalls,
  meCalls,
  passwordResetCalls,
  profileCalls,
  registrationCalls,
} from '@platform/api/contract';
import { twoDevices } from '../devices.ts';
import {
  acceptance,
  invited,
  names,
  newRegistration,
  offeredRole,
  password,
  newForgetful,
} from '../mailbox.ts';
import { assertSuccess } from '../mismatch.ts';
import { impossible } from '../sample.ts';
import type { ContentMaker, Samples } from '../sample.ts';
import { credentials, signInAgain } from '../signIn.ts';
import type { World } from '../world.ts';

const returnUrl = (world: World) => `${world.config.origin}/auth`;

/** Returns the user's own names, and restores them after other values were tried. */
const ownNames: ContentMaker = async (world) =>
  world.remember(meCalls, async () => {
    const { first_name, last_name } = await world.prepare<typeof names>(meCalls.get);
    const content = { body: { first_name, last_name } };
    world.afterwards(async () => world.send(profileCalls.update, content));
    return content;
  });

const wrongPassword = (world: World) => {
  const { query, body } = credentials(world);
  return { query: { ...query, password: 'not the password' }, body };
};

/** Creates a registration without confirming its email. */
async function unconfirmed(world: World) {
  const body = newRegistration(world);
  assertSuccess(await world.sendPublic(registrationCalls.register, { body }));
  const { email, frontend_redirect_uri } = body;
  return { query: { email, frontend_redirect_uri, password }, body: null };
}

const DEACTIVATED = 'it needs a person who was deactivated';

const code = (world: World) => ({
  body: { code: 'no-such-code', state: 'any', redirect_uri: returnUrl(world) },
});

const ownSession: ContentMaker = async (world) => {
  const { tokens } = await signInAgain(world);
  return { headers: { authorization: `Bearer ${tokens.access_token}` } };
};

const ownProfile: ContentMaker = async (world) => ({
  query: { access_token: await world.tokenOf('admin') },
});

/** Returns an invite whose token is in an email. */
const ownInvite: ContentMaker = async (world) => ({
  body: await acceptance(world, (await invited(world)).email),
});

const acceptedInvite: ContentMaker = async (world) => {
  const content = await ownInvite(world);
  assertSuccess(await world.sendPublic(acceptInviteCalls.accept, content));
  return content;
};

const cancelledInvite: ContentMaker = async (world) => {
  const { id, email } = await invited(world);
  const body = await acceptance(world, email);
  await world.prepare(inviteCalls.cancel, { params: { id } });
  return { body };
};

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
      body: { tenant_id: null, redirect_uri: returnUrl(world), state: world.unique('state') },
    }),
  },
  callback: {
    content: impossible('a code comes from the page of an identity provider'),
    wellFormed: code,
    comes: 'INVALID_CODE',
    refused: {
      INVALID_CODE: code,
      NOT_A_MEMBER: 'it needs a person of the identity provider without a tenant',
      ACCOUNT_INACTIVE: DEACTIVATED,
    },
  },
  profile: {
    content: impossible('people.admin may have no external account'),
    wellFormed: ownProfile,
    refused: {
      NOT_FOUND: 'people.admin may have an external account',
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
    content: async (world) => {
      const { tokens } = await signInAgain(world);
      return { body: { refresh_token: tokens.refresh_token } };
    },
    rewritten: ['refresh_token'],
    refused: { REFRESH_REFUSED: () => ({ body: { refresh_token: 'no-such-token' } }) },
  },
  logout: { content: ownSession },
};

export const meSamples: Samples = { get: {} };

export const registrationSamples: Samples = {
  register: {
    content: (world) => ({ body: newRegistration(world) }),
    refused: {
      EMAIL_EXISTS: async (world) => {
        const { email } = await world.prepare<{ email: string }>(meCalls.get);
        return { body: { ...newRegistration(world), email } };
      },
    },
  },
  resend: {
    content: (world) => ({ body: { email: `${world.unique('resend')}@conformance.example` } }),
  },
};

export const acceptInviteSamples: Samples = {
  accept: {
    content: ownInvite,
    wellFormed: () => ({ body: { ...names, password, token: 'no-such-token' } }),
    comes: 'INVITE_NOT_FOUND',
    refused: {
      INVITE_NOT_FOUND: () => ({ body: { ...names, password, token: 'no-such-token' } }),
      EMAIL_EXISTS: async (world) => ({ body: (await offeredRole(world)).body }),
      ALREADY_ACCEPTED: acceptedInvite,
      INVITE_CANCELLED: cancelledInvite,
      INVITE_EXPIRED: 'it needs an old invite',
    },
  },
};

const newestReset: ContentMaker = async (world) => {
  const sendLink = await newForgetful(world);
  return { body: { token: await sendLink(), password } };
};

/** The link of an email that was followed by another one. */
const replacedReset: ContentMaker = async (world) => {
  const sendLink = await newForgetful(world);
  const token = await sendLink();
  await sendLink();
  return { body: { token, password } };
};

const usedReset: ContentMaker = async (world) => {
  const content = await newestReset(world);
  assertSuccess(await world.sendPublic(passwordResetCalls.reset, content));
  return content;
};

const unknownReset = () => ({ body: { token: 'no-such-token', password } });

export const passwordResetSamples: Samples = {
  forgot: {
    content: (world) => ({
      body: {
        email: `${world.unique('forgot')}@conformance.example`,
        frontend_redirect_uri: `${world.config.origin}/auth/reset`,
      },
    }),
  },
  reset: {
    content: newestReset,
    wellFormed: unknownReset,
    comes: 'RESET_NOT_FOUND',
    refused: {
      RESET_NOT_FOUND: unknownReset,
      RESET_USED: usedReset,
      RESET_EXPIRED: replacedReset,
    },
  },
};

export const deviceSessionSamples: Samples = {
  list: {},
  end: {
    content: async (world) => {
      const { phone, desk } = await twoDevices(world);
      return { as: desk.as, params: { id: phone.id } };
    },
    wellFormed: () => ({ params: { id: 'no-such-session' } }),
    hasOwnSender: true,
    refused: {
      CURRENT_SESSION: async (world) => {
        const { desk } = await twoDevices(world);
        return { as: desk.as, params: { id: desk.id } };
      },
    },
  },
  endOthers: {
    content: async (world) => ({ as: (await twoDevices(world)).desk.as }),
    wellFormed: () => ({}),
    hasOwnSender: true,
  },
};

export const profileSamples: Samples = {
  update: { content: ownNames, isPersonal: true, fixed: ['picture'] },
};
