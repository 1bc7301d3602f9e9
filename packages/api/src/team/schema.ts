import { normaliseRole } from '../permissions/roles.ts';
import type { Role } from '../permissions/roles.ts';
import type { Actor } from '../permissions/actor.ts';
import { readObject, textListOf, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import type { Keyed } from '../schema/list.ts';

/** A member on the wire: every field may be missing, the role has three homes. */
export interface MemberWire {
  user_id?: string | number | null;
  full_name?: string | null;
  name?: string | null;
  email?: string | null;
  role?: string | null;
  roles?: string[] | null;
  role_name?: string | null;
  status?: string | null;
}

export type MemberStatus = 'Active' | 'Pending' | 'Inactive';

/** A team member. `id` is '' where the server sent none: such a row cannot be acted on. */
export interface Member extends Keyed {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: MemberStatus;
}

export interface InviteWire {
  invite_id?: string | number | null;
  email?: string | null;
  role?: string | null;
  role_name?: string | null;
}

/** A pending invite; its email is also its name. */
export interface Invite extends Keyed {
  id: string;
  name: string;
  email: string;
  role: Role;
  status: 'Pending';
}

export interface ContextWire {
  tenant_id: string | null;
  user_id: string;
  roles: string[];
  is_tenant_admin: boolean;
  permissions?: string[];
  tenant_name?: string;
}

/** Who the server says is signed in, and where. */
export interface RoleContext extends Actor {
  tenantId: string | null;
  /** What the tenant is called; '' where the service does not tell. */
  tenantName: string;
}

/** `GET /v1/team/members`. */
export const membersSchema = listOf(['members', 'data'], (row) => ({
  id: textOf(row.user_id, textOf(row.id)),
  name: textOf(row.full_name, textOf(row.name, 'Unknown')),
  email: textOf(row.email),
  role: roleOf(row),
  status: statusOf(row.status),
}));

/** `GET /v1/invite/pending`. */
export const invitesSchema = listOf(['invitations', 'invites', 'data'], (row) => {
  const email = textOf(row.email);
  const id = textOf(row.invite_id, textOf(row.id));
  return { id, name: email || 'Unknown', email, role: roleOf(row), status: 'Pending' as const };
});

/** `GET /v1/rbac/user/context`. Anything but `true` is no tenant admin. */
export const contextSchema = readObject((value): RoleContext => {
  const context = unwrap(value, 'context', 'data');
  return {
    tenantId: textOf(context.tenant_id) || null,
    tenantName: textOf(context.tenant_name),
    userId: textOf(context.user_id),
    roles: textListOf(context.roles),
    isTenantAdmin: context.is_tenant_admin === true,
    permissions: textListOf(context.permissions),
  };
});

/** The role of a member, an invite or an offer; it has three homes. */
export function roleOf(row: WireObject): Role {
  const first: unknown = Array.isArray(row.roles) ? row.roles[0] : undefined;
  return normaliseRole(textOf(row.role, textOf(first, textOf(row.role_name))));
}

function statusOf(value: unknown): MemberStatus {
  const status = textOf(value).toLowerCase();
  if (status === 'inactive') return 'Inactive';
  return status === 'pending' ? 'Pending' : 'Active';
}
