import { agents, members } from '@platform/api';
import type { AgentList } from '@platform/api';
import { dataOf } from '@platform/ui';
import { FRESH_MS } from '../../data/config.ts';
import { useResource } from '../../data/useResource.ts';
import { useSelect } from '../../data/useSelect.ts';

/** Names by id. */
export type Names = ReadonlyMap<string, string>;

/** Whether a word is an id that a name may be found for; what holds a space was typed by a person. */
export const needsName = (word: string): boolean => /^\S+$/.test(word.trim());

/**
 * The names of the members by id, for a page that shows some ids. Where they cannot be had, the ids
 * are shown and nothing is said.
 *
 * @param isNeeded whether the page shows an id that a name may be found for; else nothing is asked
 * @returns undefined until they are there
 */
export function useMemberNames(isNeeded: boolean): Names | undefined {
  return dataOf(useSelect(useResource(members, isNeeded ? {} : null), namesOf));
}

/** The names of the voice agents by id, likewise; they change less often than their figures. */
export function useAgentNames(isNeeded: boolean): Names | undefined {
  const list = useResource(agents, isNeeded ? {} : null, { freshMs: FRESH_MS });
  return dataOf(useSelect(list, namesOfAgents));
}

const namesOf = (rows: readonly { id: string; name: string }[]): Names =>
  new Map(
    rows.filter(({ id, name }) => id && name.trim()).map(({ id, name }) => [id, name.trim()]),
  );

const namesOfAgents = (list: AgentList): Names => namesOf(list.agents);
