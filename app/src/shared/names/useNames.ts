import useSWR from 'swr';
import { useLeaveSignal } from '../network/useLeaveSignal.ts';
import { useApi } from '../session/ApiContext.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useAtomValue } from '../state/index.ts';
import type { NamedKind, Names } from './loadNames.ts';

/** Whether a word is an id that a name may be found for; what holds a space was typed by a person. */
export const needsName = (word: string): boolean => /^\S+$/.test(word.trim());

/**
 * The names of members or voice agents by id, for a page that shows some ids. They are read after
 * what they belong to and once for all pages; without them the ids are shown, and nothing is said.
 *
 * @param isNeeded whether the page shows an id that a name may be found for; else nothing is asked
 * @returns undefined until they are there
 */
export function useNames(kind: NamedKind, isNeeded: boolean): Names | undefined {
  const { http } = useApi();
  const user = useAtomValue(userAtom);
  const signal = useLeaveSignal();
  const key = user && isNeeded ? (['names', kind, { userId: user.id }] as const) : null;
  const { data } = useSWR<Names, unknown, typeof key>(
    key,
    async () => {
      const { loadNames } = await import('./loadNames.ts');
      return loadNames(http, kind, signal());
    },
    { revalidateOnFocus: false },
  );
  return data;
}
