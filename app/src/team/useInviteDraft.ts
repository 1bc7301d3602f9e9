import { readDraft, writeDraft } from '@platform/flows';
import type { InviteDraft } from '@platform/ui';
import { useCallback, useMemo } from 'react';
import { userAtom } from '../session/sessionAtoms.ts';
import { useAtomValue } from '../platform/state.ts';

const form = 'invite';
const roles = ['admin', 'editor', 'viewer'] as const;

/** An invite that a session ended under, offered to the same person again . */
export function useInviteDraft() {
  const userId = useAtomValue(userAtom)?.id ?? '';

  const inviteDraft = useMemo((): InviteDraft | undefined => {
    const draft = readDraft(userId, form);
    if (!draft) return undefined;
    return {
      email: draft['email'] ?? '',
      role: roles.find((role) => role === draft['role']) ?? '',
    };
  }, [userId]);

  const onInviteDraftChange = useCallback(
    (draft: InviteDraft | null) => writeDraft(userId, form, draft ? { ...draft } : null),
    [userId],
  );

  return { inviteDraft, onInviteDraftChange };
}
