import { cleanEmail } from '@platform/i18n/text';
import { ApiError } from '../http/apiError.ts';
import { sendChange } from '../http/changing.ts';
import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import type { AssignableRole, InviteRole } from '../permissions/roles.ts';
import { teamCalls } from './calls.ts';
import { contextSchema, invitesSchema, membersSchema } from './schema.ts';
import type { Invite, Member, RoleContext } from './schema.ts';

/** `GET /v1/rbac/user/context`: who the server says is signed in, and in which tenant. */
export async function getRoleContext(http: Http, signal?: AbortSignal): Promise<RoleContext> {
  return parse(contextSchema, await http.send(teamCalls.context, { signal }));
}

/** `GET /v1/team/members`. */
export async function listMembers(http: Http, signal?: AbortSignal): Promise<Member[]> {
  return parse(membersSchema, await http.send(teamCalls.members, { signal }));
}

/** `GET /v1/invite/pending?tenant_id`. */
export async function listPendingInvites(
  http: Http,
  tenantId: string,
  signal?: AbortSignal,
): Promise<Invite[]> {
  const query = { tenant_id: tenantId };
  return parse(invitesSchema, await http.send(teamCalls.pendingInvites, { query, signal }));
}

/** `POST /v1/invite-user`; the tenant comes from the context call, made first. */
export async function inviteUser(
  http: Http,
  invite: { email: string; role: InviteRole },
): Promise<void> {
  const { tenantId } = await getRoleContext(http);
  if (!tenantId) throw new ApiError('malformed', { field: 'tenant_id' });
  const json = { email: cleanEmail(invite.email), role_name: invite.role, tenant_id: tenantId };
  await http.send(teamCalls.invite, { json });
}

/** `PATCH /v1/team/member/{id}/role`, or PUT where PATCH is not offered. */
export async function changeMemberRole(
  http: Http,
  id: string,
  role: AssignableRole,
): Promise<void> {
  await sendChange(http, teamCalls.changeRole, { params: { id }, json: { new_role: role } });
}

/** `DELETE /v1/team/member/{id}`. */
export async function removeMember(http: Http, id: string): Promise<void> {
  await http.send(teamCalls.removeMember, { params: { id } });
}

/** `DELETE /v1/invites/{id}`. */
export async function cancelInvite(http: Http, id: string): Promise<void> {
  await http.send(teamCalls.cancelInvite, { params: { id } });
}
