import { agents, members } from '@platform/api';
import type { AgentList } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { FRESH_MS } from '../../data/reads.ts';
import { useResource, useSelect } from '../../data/useResource.ts';

export type Names = ReadonlyMap<string, string>;

/** True if the text is an id; text with a space was typed by a user. */
export const needsName = (word: string): boolean => /^\S+$/.test(trimText(word));

/** Names by id; undefined while loading. If they cannot be loaded, ids are shown instead. */
export function useMemberNames(isNeeded: boolean): Names | undefined {
  return namesOrEmpty(useSelect(useResource(members, isNeeded ? {} : null), namesOf));
}

export function useAgentNames(isNeeded: boolean): Names | undefined {
  const list = useResource(agents, isNeeded ? {} : null, { freshMs: FRESH_MS });
  return namesOrEmpty(useSelect(list, namesOfAgents));
}

const NONE: Names = new Map();

function namesOrEmpty(names: Remote<Names>): Names | undefined {
  if (names.status === 'loading') return undefined;
  return dataOf(names) ?? NONE;
}

const namesOf = (rows: readonly { id: string; name: string }[]): Names =>
  new Map(
    rows.filter(({ id, name }) => id && trimText(name)).map(({ id, name }) => [id, trimText(name)]),
  );

const namesOfAgents = (list: AgentList): Names => namesOf(list.agents);
