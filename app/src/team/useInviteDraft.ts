import type { InviteDraft } from '@platform/ui';
import { useCallback, useMemo } from 'react';
import { draftText } from '../kit/draftFields.ts';
import { useDrafts } from '../kit/useDrafts.ts';

const roles = ['admin', 'editor', 'viewer'] as const;

const inviteDraft = {
  email: draftText,
  role: (stored?: string): InviteDraft['role'] => roles.find((role) => role === stored) ?? '',
};

/** An invite that was not sent when the session ended, offered to the same user again. */
export function useInviteDraft() {
  const drafts = useDrafts<InviteDraft>('invite', inviteDraft);
  const draft = useMemo(() => drafts.read(''), [drafts]);
  const onInviteDraftChange = useCallback(
    (typed: InviteDraft | null) => drafts.keep('', typed),
    [drafts],
  );
  return { inviteDraft: draft, onInviteDraftChange };
}
