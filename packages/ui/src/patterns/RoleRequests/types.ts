import type { Permission, RoleRequest } from '@platform/domain';

/** Offer of a role to a user with an account. */
export interface RoleOffer extends Omit<RoleRequest, 'id' | 'status'> {
  /** Permissions of the role. */
  permissions: readonly Permission[];
}
