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
    is_tenant_admin: z.boolean().describe('Whether the caller administers the tenant.'),
    permissions: z
      .array(z.enum(PERMISSIONS))
      .optional()
      .describe('Permissions beyond those of the roles. Without it there are none.'),
    tenant_name: z
      .string()
      .optional()
      .describe('Name of the tenant. Without it the client shows no name.'),
  })
  .meta({ id: 'RoleContext', description: 'The caller and their tenant.' });

export const roleContextCalls = {
  context: describeCall(getRoleContext, {
    summary: 'Returns the tenant and the roles of the caller',
    notes: 'A refusal other than 401 takes all rights away in the client until the next response.',
    response: roleContext,
  }),
};
