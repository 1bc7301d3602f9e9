import { isApiError, isTransient, isUnauthorised } from '../http/apiError.ts';
import { defineResource } from '../resource.ts';
import { getRoleContext, listMembers, listPendingInvites } from './endpoints.ts';
import type { RoleContext } from './schema.ts';

/**
 * The roles and the tenant of the person signed in; null where the server refuses to tell. Only
 * such a no takes away what it granted before: a lost answer is an error and leaves the copy alone.
 */
export const roleContext = defineResource({
  name: 'team.roleContext',
  load: async ({ http }, _params, signal): Promise<RoleContext | null> => {
    try {
      return await getRoleContext(http, signal);
    } catch (error) {
      if (isRefused(error)) return null;
      throw error;
    }
  },
});

const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && !isTransient(error) && !isUnauthorised(error);

/** The members of the tenant. */
export const members = defineResource({
  name: 'team.members',
  load: ({ http }, _params, signal) => listMembers(http, signal),
});

/** The invites of a tenant that nobody has accepted yet. */
export const pendingInvites = defineResource({
  name: 'team.pendingInvites',
  load: ({ http }, { tenantId }: { tenantId: string }, signal) =>
    listPendingInvites(http, tenantId, signal),
});
