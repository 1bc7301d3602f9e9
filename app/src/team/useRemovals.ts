import { cancelPendingInvite, removeTeamMember, resendInvite } from '@platform/api';
import type { InviteRole } from '@platform/api';
import { teamTexts, useTranslation } from '@platform/i18n';
import type { RemovalFailure, TeamRow } from '@platform/ui/team';
import { useCallback } from 'react';
import { serverMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';

export function useRemovals() {
  const t = useTranslation(teamTexts);
  const removal = {
    success: () => t('team.toast.memberRemoved'),
    failure: (error: unknown) => serverMessageOr(error, t('team.error.remove')),
  };
  const cancellation = {
    success: () => t('team.toast.inviteCancelled'),
    failure: (error: unknown) => serverMessageOr(error, t('team.error.cancelInvite')),
  };
  // The dialog lists the rows that failed.
  const failureToast = 'never';
  const [remove] = useAction(removeTeamMember, removal);
  const [cancel] = useAction(cancelPendingInvite, cancellation);
  const [removeOne] = useAction(removeTeamMember, { ...removal, failureToast });
  const [cancelOne] = useAction(cancelPendingInvite, { ...cancellation, failureToast });

  const onRemove = useCallback(({ key, id }: TeamRow) => void remove({ key, id }), [remove]);
  const onCancelInvite = useCallback(({ key, id }: TeamRow) => void cancel({ key, id }), [cancel]);
  const onRemoveSeveral = useCallback(
    async (rows: readonly TeamRow[]) => {
      const failures: RemovalFailure[] = [];
      for (const row of rows) {
        const send = row.kind === 'invite' ? cancelOne : removeOne;
        const outcome = await send({ key: row.key, id: row.id });
        if (!outcome.isDone) failures.push({ row, message: outcome.message });
      }
      return failures;
    },
    [removeOne, cancelOne],
  );
  const [resend] = useAction(resendInvite, {
    success: () => t('team.toast.inviteResent'),
    changed: ({ email }) => ({ ids: [email] }),
    failure: (error, { email }) =>
      [serverMessageOr(error, ''), t('team.error.resendInvite', { email })].join(' ').trim(),
  });
  const onResendInvite = useCallback(
    ({ key, id, email, role }: TeamRow) =>
      void resend({ key, id, email, role: INVITE_ROLE_OF.get(role) ?? 'viewer' }),
    [resend],
  );
  return { onRemove, onCancelInvite, onRemoveSeveral, onResendInvite };
}

const INVITE_ROLE_OF: ReadonlyMap<string, InviteRole> = new Map([
  ['TenantAdmin', 'admin'],
  ['Editor', 'editor'],
]);
