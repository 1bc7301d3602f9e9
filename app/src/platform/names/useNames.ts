import { agents, members } from '@platform/api';
import type { AgentList } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { FRESH_MS } from '../../data/reads.ts';
import { useResource, useSelect } from '../../data/useResource.ts';

/** Names by id. */
export type Names = ReadonlyMap<string, string>;

/** Whether a word is an id that a name may be found for; what holds a space was typed by a person. */
export const needsName = (word: string): boolean => /^\S+$/.test(trimText(word));

/**
 * The names of the members by id, for a page that shows some ids. Where they cannot be had there are
 * none, so that the ids are shown, and nothing is said.
 *
 * @param isNeeded whether the page shows an id that a name may be found for; else nothing is asked
 * @returns undefined while they are on their way
 */
export function useMemberNames(isNeeded: boolean): Names | undefined {
  return settled(useSelect(useResource(members, isNeeded ? {} : null), namesOf));
}

/** The names of the voice agents by id, likewise; they change less often than their figures. */
export function useAgentNames(isNeeded: boolean): Names | undefined {
  const list = useResource(agents, isNeeded ? {} : null, { freshMs: FRESH_MS });
  return settled(useSelect(list, namesOfAgents));
}

const NONE: Names = new Map();

function settled(names: Remote<Names>): Names | undefined {
  if (names.status === 'loading') return undefined;
  return dataOf(names) ?? NONE;
}

const namesOf = (rows: readonly { id: string; name: string }[]): Names =>
  new Map(
    rows.filter(({ id, name }) => id && trimText(name)).map(({ id, name }) => [id, trimText(name)]),
  );

const namesOfAgents = (list: AgentList): Names => namesOf(list.agents);
