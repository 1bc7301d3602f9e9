import type { Refusal } from '@platform/api/contract';
import { HttpError } from './HttpError.ts';

const texts: Readonly<Record<Refusal, string>> = {
  noPermission: 'You do not have permission for this action',
  cannotEditRoles: "You don't have permission to edit roles",
  ownAdminRole: "You can't change your own admin role",
  ownAdminDemotion: 'You cannot change your own admin role',
  adminNotDeletable: 'Admins cannot be deleted',
  ownAccount: "You can't delete your own account",
  pendingRow: 'The role of a pending invite cannot be changed',
  cannotChangeSubscription: 'Only a tenant admin can change subscription.',
  cannotCancelSubscription: 'Only a tenant admin can cancel subscription.',
};

export function assertAllowed(refusal: Refusal | null): void {
  if (refusal) throw new HttpError('FORBIDDEN', texts[refusal]);
}

/** @throws HttpError 403 in the wording the client recognises, unless `isGranted` */
export function assertPermission(isGranted: boolean, permission: string): void {
  if (!isGranted) throw new HttpError('FORBIDDEN', `Permission '${permission}' required`);
}
