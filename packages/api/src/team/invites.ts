import type { Invite, InviteRole } from '@platform/domain';
import { cleanEmail, emailKey } from '@platform/i18n/text';
import { ApiError, isApiError } from '../http/apiError.ts';
import { defineCall } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { send } from '../http/send.ts';
import { changeOf, defineAction, resourceOf } from '../resource.ts';
import { toText } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import type { InviteBody } from './invites.contract.ts';
import { members } from './members.ts';
import { getRoleContext } from './roleContext.ts';
import { roleOf } from './roleOf.ts';

export const invitesSchema = listOf(
  ['invitations', 'invites', 'data'],
  (row): Omit<Invite, 'key'> => {
    const email = toText(row.email);
    const id = toText(row.invite_id, toText(row.id));
    const link = toText(row.link);
    return {
      id,
      name: email || 'Unknown',
      email,
      role: roleOf(row),
      status: 'Pending',
      ...(isWebAddress(link) && { link }),
    };
  },
);

const isWebAddress = (text: string): boolean => /^https?:\/\//u.test(text) && URL.canParse(text);

const service = { service: 'auth', access: 'private' } as const;

export const listPendingInvites = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/invite/pending',
  query: ({ tenantId }: { tenantId: string }) => ({ tenant_id: tenantId }),
  response: invitesSchema,
});

/** `tenantId` is the caller's own. */
interface InviteInput {
  email: string;
  role: InviteRole;
  tenantId: string;
}

export const inviteUser = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/invite-user',
  body: ({ email, role, tenantId }: InviteInput): InviteBody => ({
    email: cleanEmail(email),
    role_name: role,
    tenant_id: tenantId,
  }),
});

export const cancelInvite = defineCall({
  ...service,
  method: 'DELETE',
  path: '/v1/invites/{id}',
});

export const pendingInvites = resourceOf(listPendingInvites);

export const cancelPendingInvite = defineAction({
  send: ({ http }, { id }: { key: string; id: string }) =>
    send(http, cancelInvite, { params: { id } }),
  target: ({ key }) => key,
  optimistic: ({ key }) => [
    changeOf(pendingInvites, (rows) => rows.filter((row) => row.key !== key)),
  ],
});

type NewInvite = Omit<InviteInput, 'tenantId'>;

async function loadTenantId(http: Http): Promise<string> {
  const { tenantId } = await send(http, getRoleContext);
  if (!tenantId) throw new ApiError('malformed', { field: 'tenant_id' });
  return tenantId;
}

/** After a lost response, the refetched lists show whether it worked. */
export const invite = defineAction({
  send: async ({ http }, { email, role }: NewInvite) => {
    const tenantId = await loadTenantId(http);
    await send(http, inviteUser, { body: { email, role, tenantId } });
  },
  target: ({ email }) => emailKey(email),
  invalidates: [members, pendingInvites],
});

/**
 * Cancels the invite and sends a new one, because an address with a pending invite is refused. An
 * invite that is not pending any more is not an error: it may have expired, or a retry follows.
 */
export const resendInvite = defineAction({
  send: async ({ http }, { id, ...input }: { key: string; id: string } & NewInvite) => {
    const tenantId = await loadTenantId(http);
    await send(http, cancelInvite, { params: { id } }).catch((error: unknown) => {
      if (!isApiError(error) || error.status !== 404) throw error;
    });
    await send(http, inviteUser, { body: { ...input, tenantId } });
  },
  target: ({ email }) => emailKey(email),
  invalidates: [members, pendingInvites],
});
