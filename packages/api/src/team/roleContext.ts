import { isApiError, isTransient, isUnauthorised } from '../http/apiError.ts';
import { defineCall } from '../http/call.ts';
import { send } from '../http/send.ts';
import type { Actor } from '../permissions/actor.ts';
import { defineResource } from '../resource.ts';
import { readObject, textListOf, toText, unwrap } from '../schema/fields.ts';

export interface RoleContext extends Actor {
  tenantId: string | null;
  /** '' if the service does not send it. */
  tenantName: string;
}

/** Only `true` makes a tenant admin. */
export const contextSchema = readObject((value): RoleContext => {
  const context = unwrap(value, 'context', 'data');
  return {
    tenantId: toText(context.tenant_id) || null,
    tenantName: toText(context.tenant_name),
    userId: toText(context.user_id),
    roles: textListOf(context.roles),
    isTenantAdmin: context.is_tenant_admin === true,
    permissions: textListOf(context.permissions),
  };
});

export const getRoleContext = defineCall({
  service: 'auth',
  method: 'GET',
  path: '/v1/rbac/user/context',
  access: 'private',
  response: contextSchema,
});

/** Null, without permissions, if the server rejects the call; other failures keep the cache. */
export const roleContext = defineResource({
  name: 'team.roleContext',
  load: async ({ http }, _params, signal): Promise<RoleContext | null> => {
    try {
      return await send(http, getRoleContext, { signal });
    } catch (error) {
      if (isRefused(error)) return null;
      throw error;
    }
  },
});

const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && !isTransient(error) && !isUnauthorised(error);
