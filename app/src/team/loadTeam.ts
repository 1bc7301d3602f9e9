import { getMe, getRoleContext, isAborted, listMembers, listPendingInvites } from '@platform/api';
import type { Api, Invite, Member, RoleContext, User } from '@platform/api';

/** The team as the services told it last. */
export interface Team {
  /** Null where the lookup failed: nobody gains a write, reads go on (reading 25). */
  context: RoleContext | null;
  /** The user data; null where it could not be had, then the context's user counts. */
  profile: User | null;
  members: readonly Member[];
  invites: readonly Invite[];
  hasInvitesError: boolean;
}

const noInvites: readonly Invite[] = [];

/**
 * Loads the team (spec 7): the context, then members, pending invites and the user data together.
 * Failed members are an error; failed invites leave the members whole (reading 27).
 *
 * @param signal gives the reads up
 * @throws ApiError when the members cannot be had
 */
export async function loadTeam({ http }: Api, signal: AbortSignal): Promise<Team> {
  const context = await orNull(getRoleContext(http, signal));
  if (!context) {
    // oxlint-disable-next-line no-console -- spec 6 asks for this warning
    console.warn('The role lookup failed; the user may not be authenticated.');
  }
  const tenantId = context?.tenantId ?? null;
  const [members, invites, me] = await Promise.all([
    listMembers(http, signal),
    tenantId === null ? null : orNull(listPendingInvites(http, tenantId, signal)),
    orNull(getMe(http, signal)),
  ]);
  return {
    context,
    profile: me && 'id' in me ? me : null,
    members,
    invites: invites ?? noInvites,
    hasInvitesError: invites === null,
  };
}

/** A part that the team can do without: null where it failed. What was given up stays so. */
async function orNull<T>(part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (isAborted(error)) throw error;
    return null;
  }
}
