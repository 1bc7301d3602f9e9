import type { Role } from '@platform/domain';
import { normaliseRole } from '../permissions/roles.ts';
import { toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';

/** Reads `role`, else the first of `roles`, else `role_name`. */
export function roleOf(row: WireObject): Role {
  const first: unknown = Array.isArray(row.roles) ? row.roles[0] : undefined;
  return normaliseRole(toText(row.role, toText(first, toText(row.role_name))));
}
