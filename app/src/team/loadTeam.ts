import {
  getMe,
  getRoleContext,
  isAborted,
  isApiError,
  isTransient,
  listMembers,
  listPendingInvites,
} from '@platform/api';
import type { Api, ApiError, Invite, Member, RoleContext, User } from '@platform/api';

/** The team as the services told it last. */
export interface Team {
  /** Null where the lookup failed: nobody gains a write, reads go on (reading 25). */
  context: RoleContext | null;
  /** The user data; null where it could not be had, then the context's user counts. */
  profile: User | null;
  members: readonly Member[];
  invites: readonly Invite[];
  hasInvitesError: boolean;
  /** Why a part is missing that may be there when it is asked for again. */
  partError: ApiError | undefined;
}

/**
 * Loads the team (spec 7): the context, then members, pending invites and the user data together.
 * Failed members are an error; failed invites leave the members whole (reading 27).
 *
 * @param known what was told before: a lost answer takes neither rights nor rows away (reading 58)
 * @throws ApiError when the members cannot be had
 */
export async function loadTeam(
  { http }: Api,
  signal: AbortSignal,
  known: () => Team | undefined = () => undefined,
): Promise<Team> {
  const errors: ApiError[] = [];
  /** A part that the team can do without: null where it failed. What was given up stays so. */
  const orNull = <T>(part: Promise<T>) =>
    part.catch((error: unknown): null => {
      if (!isApiError(error) || isAborted(error)) throw error;
      errors.push(error);
      return null;
    });

  const found = await orNull(getRoleContext(http, signal));
  // Only the server's no takes away what it gave before.
  const isRefused = errors.some((error) => error.kind === 'http' && !isTransient(error));
  const context = found ?? (isRefused ? null : (known()?.context ?? null));
  const tenantId = context?.tenantId;
  const [members, invites, me] = await Promise.all([
    listMembers(http, signal),
    tenantId ? orNull(listPendingInvites(http, tenantId, signal)) : null,
    orNull(getMe(http, signal)),
  ]);
  if (!found) {
    // oxlint-disable-next-line no-console -- spec 6 asks for this warning
    console.warn('The role lookup failed; the user may not be authenticated.');
  }
  return {
    context,
    profile: me && 'id' in me ? me : null,
    members,
    invites: invites ?? known()?.invites ?? [],
    hasInvitesError: !invites,
    partError: errors.find(isTransient),
  };
}
