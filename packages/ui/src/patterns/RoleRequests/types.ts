import type { Permission, RoleRequest } from '@platform/domain';

/** An offer of a role to somebody who has an account already. */
export interface RoleOffer extends Omit<RoleRequest, 'id' | 'status'> {
  /** What the role lets a person do. */
  permissions: readonly Permission[];
}
