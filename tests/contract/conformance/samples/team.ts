import {
  acceptInviteCalls,
  inviteCalls,
  meCalls,
  memberCalls,
  roleContextCalls,
  roleRequestCalls,
} from '@platform/api/contract';
import type { PersonName } from '../config.ts';
import { invited, newInvite, newMember, offeredRole, tenantId } from '../mailbox.ts';
import { Mismatch, Skip, assertRefused } from '../mismatch.ts';
import type { ContentMaker, Sample, Samples } from '../sample.ts';
import type { World } from '../world.ts';

async function foreignTenantId(world: World): Promise<string> {
  const { tenant_id } = await world.prepare<{ tenant_id: string }>(
    roleContextCalls.context,
    {},
    'stranger',
  );
  return tenant_id;
}

async function emailOf(world: World, person: PersonName): Promise<string> {
  const { email } = await world.prepare<{ email: string }>(meCalls.get, {}, person);
  return email;
}

interface Invites {
  invitations: { invite_id: string; email: string }[];
}

/** Cancels every invite that the suite has left open. */
async function cancelInvites(world: World): Promise<void> {
  const query = { tenant_id: await tenantId(world) };
  const { invitations } = await world.prepare<Invites>(inviteCalls.list, { query });
  for (const { email, invite_id: id } of invitations) {
    if (email.endsWith('@conformance.example')) {
      await world.send(inviteCalls.cancel, { params: { id } });
    }
  }
}

/** Returns the configured viewer's entry in the team. */
async function viewer(world: World) {
  const person = world.config.people.viewer;
  if (!person || 'token' in person) throw new Skip('people.viewer has no email');
  const { members } = await world.prepare<{
    members: { user_id: string; email: string; role: string }[];
  }>(memberCalls.list);
  const member = members.find(({ email }) => email === person.email);
  if (!member) throw new Skip('people.viewer is not a member of the tenant');
  return { params: { id: member.user_id }, body: { new_role: member.role } };
}

/** Every role of the product may read the team; a service may have roles that may not. */
const ALL_ROLES = 'people.viewer may see the team';

export const roleContextSamples: Samples = { context: {} };

export const memberSamples: Samples = {
  list: { refused: { FORBIDDEN: ALL_ROLES } },
  changeRole: {
    content: viewer,
    refused: { LAST_ADMIN: 'two admins have to change each other at the same time' },
  },
  remove: {
    content: async (world) => ({ params: { id: (await newMember(world)).id } }),
    wellFormed: async (world) =>
      world.config.mails === undefined
        ? { params: (await viewer(world)).params }
        : { params: { id: (await newMember(world)).id } },
  },
};

export const inviteSamples: Samples = {
  list: {
    content: async (world) => ({ query: { tenant_id: await tenantId(world) } }),
    refused: {
      FORBIDDEN: ALL_ROLES,
      NOT_FOUND: async (world) => ({ query: { tenant_id: await foreignTenantId(world) } }),
    },
  },
  invite: {
    content: async (world) => ({ body: await newInvite(world) }),
    remove: cancelInvites,
    refused: {
      NOT_FOUND: async (world) => ({
        body: { ...(await newInvite(world)), tenant_id: await foreignTenantId(world) },
      }),
      ALREADY_MEMBER: async (world) => ({
        body: { ...(await newInvite(world)), email: await emailOf(world, 'admin') },
      }),
      EMAIL_EXISTS: async (world) => ({
        body: { ...(await newInvite(world)), email: await emailOf(world, 'stranger') },
      }),
    },
  },
  cancel: { content: async (world) => ({ params: { id: (await invited(world)).id } }) },
};

/** A role request arises if an invited user opens an account in another tenant. */
const ownRequest: ContentMaker = async (world) => {
  const { body, person } = await offeredRole(world);
  const accepted = await world.sendPublic(acceptInviteCalls.accept, { body });
  assertRefused(accepted, 'EMAIL_EXISTS');
  const { requests } = await world
    .as(person)
    .prepare<{ requests: { id: string }[] }>(roleRequestCalls.list);
  const [first] = requests;
  if (!first) throw new Mismatch('a role request of the invited person', 'none');
  return { params: { id: first.id }, body: {}, as: person };
};

const response: Sample = {
  content: ownRequest,
  wellFormed: () => ({ params: { id: 'no-such-request' }, body: {} }),
  hasOwnSender: true,
};

export const roleRequestSamples: Samples = { list: {}, accept: response, reject: response };
