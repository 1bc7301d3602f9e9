import { getRoleContext, listIntegrations, listMembers, listPendingInvites } from '@platform/api';
import type { Api } from '@platform/api';
import type { ConnectionFigures, PeopleFigures } from '@platform/ui';

/**
 * Counts members and pending invites. The invites need the tenant, and are unknown without it.
 *
 * @throws ApiError when the members cannot be had
 */
export async function loadPeople({ http }: Api, signal: AbortSignal): Promise<PeopleFigures> {
  const [members, pending] = await Promise.all([
    listMembers(http, signal),
    countPending(http, signal).catch(() => null),
  ]);
  return { members: members.length, pending };
}

async function countPending(http: Api['http'], signal: AbortSignal): Promise<number | null> {
  const { tenantId } = await getRoleContext(http, signal);
  if (!tenantId) return null;
  return (await listPendingInvites(http, tenantId, signal)).length;
}

/**
 * Counts what is connected and what wants something done.
 *
 * @throws ApiError when the list cannot be had
 */
export async function loadConnections(
  { http }: Api,
  signal: AbortSignal,
): Promise<ConnectionFigures> {
  const { integrations } = await listIntegrations(http, signal);
  const count = (wanted: string) => integrations.filter(({ status }) => status === wanted).length;
  return { connected: count('connected'), actionRequired: count('action_required') };
}
