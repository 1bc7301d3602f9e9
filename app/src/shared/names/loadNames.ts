import { isApiError, isTransient, listAgents, listMembers } from '@platform/api';
import type { Http } from '@platform/api';

/** Names by id. */
export type Names = ReadonlyMap<string, string>;

/** Whose names can be asked for. */
export type NamedKind = 'members' | 'agents';

type Named = readonly { id: string; name: string }[];

const lists: Record<NamedKind, (http: Http, signal: AbortSignal) => Promise<Named>> = {
  members: listMembers,
  agents: async (http, signal) => (await listAgents(http, {}, signal)).agents,
};

/**
 * Loads the names of members or voice agents. Who may not read the list, or where a deployment has
 * none, there are no names: asking again would not help.
 *
 * @throws ApiError where a later try may bring them
 */
export async function loadNames(http: Http, kind: NamedKind, signal: AbortSignal): Promise<Names> {
  const rows = await lists[kind](http, signal).catch((error: unknown): Named => {
    if (isApiError(error) && error.kind === 'http' && !isTransient(error)) return [];
    throw error;
  });
  return new Map(
    rows.filter(({ id, name }) => id && name.trim()).map(({ id, name }) => [id, name.trim()]),
  );
}
