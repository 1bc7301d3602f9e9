import type { AssignableRole, InviteRole, Role } from '@platform/domain';

/** `EndUser` is accepted as input and grants nothing. */
export const ROLES = [
  'TenantAdmin',
  'Editor',
  'Viewer',
  'EndUser',
] as const satisfies readonly Role[];

/** Wire values of `new_role`. */
export const ASSIGNABLE_ROLES = [
  'TenantAdmin',
  'Editor',
  'Viewer',
] as const satisfies readonly AssignableRole[];

/** Wire values of an invite's `role_name`. */
export const INVITE_ROLES = ['admin', 'editor', 'viewer'] as const satisfies readonly InviteRole[];

const byPlainName = new Map<string, Role>([
  ['admin', 'TenantAdmin'],
  ...ROLES.map((role): [string, Role] => [role.toLowerCase(), role]),
]);

/** Ignores case, spaces, `_` and `-`; `admin` is `TenantAdmin`, unknown roles are `Viewer`. */
export function normaliseRole(value: unknown): Role {
  const plain = typeof value === 'string' ? value.toLowerCase().replaceAll(/[\s_-]/g, '') : '';
  return byPlainName.get(plain) ?? 'Viewer';
}
