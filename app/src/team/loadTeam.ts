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
  partError: ApiError | null;
}

interface LoadOptions {
  /** Gives the reads up. */
  signal: AbortSignal;
  /** What is known already: a lost answer takes neither rights nor rows away (reading 58). */
  known: () => Team | undefined;
}

/**
 * Loads the team (spec 7): the context, then members, pending invites and the user data together.
 * Failed members are an error; failed invites leave the members whole (reading 27).
 *
 * @throws ApiError when the members cannot be had
 */
export async function loadTeam({ http }: Api, { signal, known }: LoadOptions): Promise<Team> {
  const asked = await orError(getRoleContext(http, signal));
  const context = 'error' in asked ? contextWithout(asked.error, known()) : asked.part;
  const tenantId = context?.tenantId ?? null;
  const [members, invites, me] = await Promise.all([
    listMembers(http, signal),
    tenantId === null ? null : orError(listPendingInvites(http, tenantId, signal)),
    orError(getMe(http, signal)),
  ]);
  const errors = [asked, invites].map((part) => (part && 'error' in part ? part.error : null));
  return {
    context,
    profile: 'part' in me && 'id' in me.part ? me.part : null,
    members,
    invites: invites && 'part' in invites ? invites.part : (known()?.invites ?? noInvites),
    hasInvitesError: !(invites && 'part' in invites),
    partError: errors.find((error) => isTransient(error)) ?? null,
  };
}

const noInvites: readonly Invite[] = [];

/** What counts when the role lookup failed: only the server's no takes away what it gave before. */
function contextWithout(error: ApiError, known: Team | undefined): RoleContext | null {
  // oxlint-disable-next-line no-console -- spec 6 asks for this warning
  console.warn('The role lookup failed; the user may not be authenticated.');
  const isRefused = error.kind === 'http' && !isTransient(error);
  return isRefused ? null : (known?.context ?? null);
}

/** A part that the team can do without, or why it failed. What was given up stays so. */
async function orError<T>(part: Promise<T>): Promise<{ part: T } | { error: ApiError }> {
  try {
    return { part: await part };
  } catch (error) {
    if (!isApiError(error) || isAborted(error)) throw error;
    return { error };
  }
}
