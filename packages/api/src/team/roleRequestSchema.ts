import type { Role } from '../permissions/roles.ts';
import { textOf } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import type { Keyed } from '../schema/list.ts';
import { roleOf } from './schema.ts';

export interface RoleRequestWire {
  id: string | number;
  tenant_name?: string;
  role_name?: string;
  requested_by?: string;
  created_at?: string;
  status?: string;
}

/** An offer of a role in a tenant, for a person who already has an account. */
export interface RoleRequest extends Keyed {
  id: string;
  tenantName: string;
  role: Role;
  requestedBy: string;
  createdAt: string;
  status: string;
}

/** `GET /v1/role-request/`. */
export const roleRequestsSchema = listOf(['requests', 'role_requests', 'data'], (row) => ({
  id: textOf(row.id),
  tenantName: textOf(row.tenant_name),
  role: roleOf(row),
  requestedBy: textOf(row.requested_by),
  createdAt: textOf(row.created_at),
  status: textOf(row.status),
}));
