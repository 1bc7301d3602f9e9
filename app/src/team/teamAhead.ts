import type { Api } from '@platform/api';
import { loadTeam } from './loadTeam.ts';
import type { Team } from './loadTeam.ts';

interface Ahead {
  team: Promise<Team>;
  /** Gives the reads up. */
  leave: AbortController;
  /** Aborts with the session whose token they carried. */
  session: AbortSignal;
}

const begun = new WeakMap<Api, Ahead>();

/**
 * Asks for the team while it is still being found out who is signed in, whose answer would take as
 * long again. The reads end with the session that they belong to.
 */
export function beginTeam(api: Api): void {
  const leave = new AbortController();
  const team = loadTeam(api, { signal: leave.signal, known: () => undefined });
  // Whoever takes the answer hears of a failure; nobody may.
  team.catch(() => {});
  const session = api.store.signal();
  session.addEventListener('abort', () => leave.abort(), { once: true });
  begun.set(api, { team, leave, session });
}

/**
 * Takes the team that was asked for ahead, once; null where none was, where its session has ended, or
 * where it is of somebody else.
 *
 * @param userId who is signed in
 * @param signal gives the reads up
 */
export function takeTeam(api: Api, userId: string, signal: AbortSignal): Promise<Team> | null {
  const ahead = begun.get(api);
  begun.delete(api);
  if (!ahead || ahead.session.aborted) return null;
  signal.addEventListener('abort', () => ahead.leave.abort(), { once: true });
  return ahead.team.then((team) =>
    team.context && team.context.userId !== userId
      ? loadTeam(api, { signal, known: () => undefined })
      : team,
  );
}
