import { invite } from '@platform/api';
import { teamTexts, useTranslation } from '@platform/i18n';
import type { InviteBatch, InviteOutcome } from '@platform/ui/team';
import { useCallback } from 'react';
import { isForbidden } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import { sendEach } from '../kit/sendEach.ts';
import { useSetAtom } from '../platform/state.ts';
import { inviteError } from './errors.ts';

/** Sends each invite by its own call. The form shows each result, one toast the number of invites. */
export function useInviteSeveral() {
  const t = useTranslation(teamTexts);
  const showToast = useSetAtom(showToastAtom);
  const [send] = useAction(invite, {
    changed: ({ email }) => ({ ids: [email] }),
    failure: () => '',
    failureToast: 'never',
  });
  return useCallback(
    async ({ emails, role, onOutcome, signal }: InviteBatch) => {
      let sent = 0;
      /** Without permission or seats, no further invite would succeed. */
      let blocked: InviteOutcome['message'] = '';

      async function sendOne(email: string): Promise<void> {
        if (blocked) return onOutcome({ email, status: 'refused', message: blocked });
        const outcome = await send({ email, role });
        if (outcome.isDone) {
          sent++;
          return onOutcome({ email, status: 'invited', message: '' });
        }
        const refusal = inviteError(outcome.error);
        const message = 'key' in refusal ? t(refusal.key) : refusal.message;
        if (isForbidden(outcome.error)) blocked = message;
        const isKnown = 'key' in refusal && KNOWN.has(refusal.key);
        onOutcome({ email, status: isKnown ? 'known' : 'refused', message });
      }

      await sendEach(emails, sendOne, signal);
      if (sent > 0)
        showToast({ message: t('team.toast.invitesSent', { count: sent }), tone: 'success' });
    },
    [send, showToast, t],
  );
}

const KNOWN: ReadonlySet<string> = new Set([
  'team.invite.alreadyMember',
  'team.invite.alreadyInvited',
]);
