import { formDrafts } from '@platform/flows';
import { useMemo } from 'react';
import { useAtomValue } from '../platform/state.ts';
import { userAtom } from '../session/sessionAtoms.ts';

/** Drafts of the forms of the knowledge base, for the person signed in. */
export function useKnowledgeDrafts() {
  const userId = useAtomValue(userAtom)?.id ?? '';
  return useMemo(
    () => ({
      base: formDrafts(userId, 'knowledgeBase', ['name', 'description']),
      page: formDrafts(userId, 'knowledgePage', ['url', 'depth']),
      text: formDrafts(userId, 'knowledgeText', ['title', 'text']),
    }),
    [userId],
  );
}
