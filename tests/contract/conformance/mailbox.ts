import {
  acceptInviteCalls,
  inviteCalls,
  memberCalls,
  passwordResetCalls,
  registrationCalls,
  roleContextCalls,
} from '@platform/api/contract';
import { setTimeout as delay } from 'node:timers/promises';
import { fetchFrom } from './client.ts';
import { Mismatch, Skip, assertSuccess } from './mismatch.ts';
import type { World } from './world.ts';

const ATTEMPTS = 20;
const PAUSE_MS = 250;

export const names = { first_name: 'Conformance', last_name: 'Suite' };
export const password = 'a long password of the suite';

/**
 * Returns the first link emailed to an address, except one with a known token. @throws Skip without
 * `mails` in the configuration
 */
async function linkTo({ config: { mails } }: World, email: string, token?: string): Promise<URL> {
  if (mails === undefined) throw new Skip('mails is not configured');
  const address = mails.replace('{to}', encodeURIComponent(email));
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const response = await fetchFrom(mails, address, { headers: { accept: 'application/json' } });
    const links = (await response.text()).match(/https?:\/\/[^\s"'<>\\]+/g) ?? [];
    const link = links.find((each) => token === undefined || !each.includes(token));
    if (link !== undefined) return new URL(link.replaceAll('&amp;', '&'));
    await delay(PAUSE_MS);
  }
  throw new Mismatch(`a mail to ${email} with a link`, 'none');
}

export async function tenantId(world: World): Promise<string> {
  const { tenant_id } = await world.prepare<{ tenant_id: string }>(roleContextCalls.context);
  return tenant_id;
}

export const newInvite = async (world: World) => ({
  email: `${world.unique('invite')}@conformance.example`,
  role_name: 'viewer',
  tenant_id: await tenantId(world),
});

interface Invites {
  invitations: { invite_id: string; email: string }[];
}

/**
 * Invites a user.
 * @returns the id and the email of the invite
 */
export async function invited(world: World, role = 'viewer') {
  const body = { ...(await newInvite(world)), role_name: role };
  await world.prepare(inviteCalls.invite, { body });
  const { tenant_id, email } = body;
  const { invitations } = await world.prepare<Invites>(inviteCalls.list, { query: { tenant_id } });
  const id = invitations.find((invite) => invite.email === email)?.invite_id ?? '';
  world.afterwards(async () => world.send(inviteCalls.cancel, { params: { id } }));
  return { id, email };
}

/** Returns the body that accepts the invite of an email. */
export async function acceptance(world: World, email: string) {
  const link = await linkTo(world, email);
  return { ...names, password, token: link.searchParams.get('token') ?? '' };
}

/** Creates a member of the tenant by an invite. */
export async function newMember(world: World, role = 'viewer') {
  const { email } = await invited(world, role);
  const body = await acceptance(world, email);
  assertSuccess(await world.sendPublic(acceptInviteCalls.accept, { body }));
  const { members } = await world.prepare<{ members: { user_id: string; email: string }[] }>(
    memberCalls.list,
  );
  const id = members.find((member) => member.email === email)?.user_id ?? '';
  world.afterwards(async () => world.send(memberCalls.remove, { params: { id } }));
  return { id, person: { email, password } };
}

export const newRegistration = (world: World) => ({
  ...names,
  password,
  email: `${world.unique('register')}@conformance.example`,
  company: 'Conformance',
  frontend_redirect_uri: `${world.config.origin}/auth`,
});

/**
 * Creates an admin of a new tenant, which stays. @param invite an invite that the person has in
 * another tenant
 */
export async function newAdmin(world: World, invite?: { email: string; token: string }) {
  const body = { ...newRegistration(world), ...(invite && { email: invite.email }) };
  const { email } = body;
  assertSuccess(await world.sendPublic(registrationCalls.register, { body }));
  const link = await linkTo(world, email, invite?.token);
  await fetchFrom(link.origin, link.href, { redirect: 'manual' });
  return { email, password };
}

/** Registers a person. @returns a function that emails a link to a new password, and its token */
export async function newForgetful(world: World) {
  const { email } = await newAdmin(world);
  const body = { email, frontend_redirect_uri: `${world.config.origin}/auth/reset` };
  return async (): Promise<string> => {
    assertSuccess(await world.sendPublic(passwordResetCalls.forgot, { body }));
    const link = await linkTo(world, email);
    return link.searchParams.get('token') ?? '';
  };
}

/** Creates a user with an account whom an invite offers a role in the tenant. */
export async function offeredRole(world: World) {
  const { email } = await invited(world);
  const body = await acceptance(world, email);
  const person = await newAdmin(world, { email, token: body.token });
  return { body, person };
}
