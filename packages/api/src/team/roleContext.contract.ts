import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id } from '../description/shapes.ts';
import { ROLES } from '../permissions/roles.ts';
import { PERMISSIONS } from '../permissions/table.ts';
import { getRoleContext } from './roleContext.ts';

const roleContext = z
  .object({
    tenant_id: id.nullable().describe('Id of the tenant; null for an account without a tenant.'),
    user_id: id.describe('Id of the caller.'),
    roles: z.array(z.enum(ROLES)).describe('Roles of the caller in the tenant.'),
    is_tenant_admin: z.boolean().describe('True if the caller administers the tenant.'),
    permissions: z
      .array(z.enum(PERMISSIONS))
      .optional()
      .describe('Permissions in addition to those of the roles. If missing, there are none.'),
    tenant_name: z
      .string()
      .optional()
      .describe('Name of the tenant. If missing, the client shows no name.'),
  })
  .meta({ id: 'RoleContext', description: 'The caller and their tenant.' });

export const roleContextCalls = {
  context: describeCall(getRoleContext, {
    summary: 'Returns the tenant and the roles of the caller',
    notes:
      'After an error other than 401 the client grants no permissions until the next response.',
    response: roleContext,
  }),
};
