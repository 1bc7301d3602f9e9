import * as z from 'zod/mini';
import { emailField } from '../schema/emailField.ts';
import { ASSIGNABLE_ROLES, INVITE_ROLES } from '../permissions/roles.ts';

const filled = z.string().check(z.minLength(1));

/** Body of `PATCH /v1/team/member/{id}/role`. */
export const changeRoleBodySchema = z.object({ new_role: z.enum(ASSIGNABLE_ROLES) });

/** Body of `POST /v1/invite-user`. */
export const inviteBodySchema = z.object({
  email: emailField,
  role_name: z.enum(INVITE_ROLES),
  tenant_id: filled,
});

/** Query of `GET /v1/invite/pending`. */
export const pendingInvitesQuerySchema = z.object({ tenant_id: filled });

/** Body of `POST /v1/accept-invite`: the spec shows none; this is the form's. */
export const acceptInviteBodySchema = z.object({
  token: filled,
  email: z.optional(emailField),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  password: z.optional(filled),
});

export type ChangeRoleBody = z.output<typeof changeRoleBodySchema>;
export type InviteBody = z.output<typeof inviteBodySchema>;
export type AcceptInviteBody = z.output<typeof acceptInviteBodySchema>;
