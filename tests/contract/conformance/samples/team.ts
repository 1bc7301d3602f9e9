import {
  inviteCalls,
  meCalls,
  memberCalls,
  roleContextCalls,
  roleRequestCalls,
} from '@platform/api/contract';
import type { PersonName } from '../config.ts';
import { Skip } from '../mismatch.ts';
import type { Samples } from '../sample.ts';
import type { World } from '../world.ts';

interface Invites {
  invitations: { invite_id: string; email: string }[];
}

async function tenantId(world: World): Promise<string> {
  const { tenant_id } = await world.prepare<{ tenant_id: string }>(roleContextCalls.context);
  return tenant_id;
}

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

const newInvite = async (world: World) => ({
  email: `${world.unique('invite')}@conformance.example`,
  role_name: 'viewer',
  tenant_id: await tenantId(world),
});

/** Invites a person. @returns the id of the invite */
async function inviteId(world: World): Promise<string> {
  const body = await newInvite(world);
  await world.prepare(inviteCalls.invite, { body });
  const { tenant_id } = body;
  const { invitations } = await world.prepare<Invites>(inviteCalls.list, { query: { tenant_id } });
  const id = invitations.find(({ email }) => email === body.email)?.invite_id ?? '';
  world.afterwards(async () => world.send(inviteCalls.cancel, { params: { id } }));
  return id;
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

/** The viewer of the configuration, as the team has them. */
async function viewer(world: World) {
  const person = world.config.people.viewer;
  if (!person || 'token' in person) throw new Skip('people.viewer has no email');
  const { members } = await world.prepare<{
    members: { user_id: string; email: string; role: string }[];
  }>(memberCalls.list);
  const member = members.find(({ email }) => email === person.email);
  if (!member) throw new Skip('people.viewer is no member of the tenant');
  return { params: { id: member.user_id }, body: { new_role: member.role } };
}

/** Every role of ours may see the team; a service may have roles that may not. */
const ALL_ROLES = 'people.viewer may see the team';

export const roleContextSamples: Samples = { context: {} };

export const memberSamples: Samples = {
  list: { refused: { FORBIDDEN: ALL_ROLES } },
  changeRole: {
    content: viewer,
    refused: { LAST_ADMIN: 'the team would lose its admins for the time of the case' },
  },
  remove: { skip: 'it would remove a person of the configuration' },
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
  cancel: { content: async (world) => ({ params: { id: await inviteId(world) } }) },
};

/** A role request comes from an invite of another tenant: the suite answers one that waits, if any. */
async function waiting(world: World) {
  const { requests } = await world.prepare<{ requests: { id: string }[] }>(roleRequestCalls.list);
  const [first] = requests;
  if (!first) throw new Skip('people.admin has no role request');
  return { params: { id: first.id }, body: {} };
}

export const roleRequestSamples: Samples = {
  list: {},
  accept: { content: waiting },
  reject: { content: waiting },
};
