import { cancelInvite, changeMemberRole, inviteUser, removeMember } from '@platform/api';
import { teamTexts, useTranslation } from '@platform/i18n';
import type { InviteOutcome, InviteValues, RefusedAction, RoleChange, TeamRow } from '@platform/ui';
import { useCallback } from 'react';
import { isSilent } from '../shared/network/isSilent.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import { inviteError } from './errors.ts';
import { withoutInvite, withoutMember, withRole } from './teamEdits.ts';
import { useTeamData } from './useTeamData.ts';
import { useTeamEdit } from './useTeamEdit.ts';

/** The team and what a person may do with it: spec 2.8, 4, 5, 6 and 8. */
export function useTeam() {
  const { http } = useApi();
  const t = useTranslation(teamTexts);
  const showToast = useSetAtom(showToastAtom);
  const { mutate, ...data } = useTeamData();
  const edit = useTeamEdit(mutate);

  const onRoleChange = useCallback(
    ({ row, role }: RoleChange) =>
      edit({
        apply: withRole(row.key, role),
        send: () => changeMemberRole(http, row.id, role),
        success: 'team.toast.roleUpdated',
        failure: 'team.error.updateRole',
      }),
    [edit, http],
  );

  const onRemove = useCallback(
    (row: TeamRow) =>
      void edit({
        apply: withoutMember(row.key),
        send: () => removeMember(http, row.id),
        success: 'team.toast.memberRemoved',
        failure: 'team.error.remove',
      }),
    [edit, http],
  );

  const onCancelInvite = useCallback(
    (row: TeamRow) =>
      void edit({
        apply: withoutInvite(row.key),
        send: () => cancelInvite(http, row.id),
        success: 'team.toast.inviteCancelled',
        failure: 'team.error.cancelInvite',
      }),
    [edit, http],
  );

  const onInvite = useCallback(
    async (values: InviteValues): Promise<InviteOutcome> => {
      try {
        await inviteUser(http, values);
      } catch (error) {
        const refusal = inviteError(error);
        const message = 'key' in refusal ? t(refusal.key) : refusal.message;
        if (!isSilent(error)) showToast({ message, tone: 'danger' });
        // Whether it was committed is unknown when the answer got lost: the list will tell (M03).
        void mutate();
        return { status: 'refused', message };
      }
      showToast({ message: t('team.invite.sent'), tone: 'success' });
      void mutate();
      return { status: 'sent' };
    },
    [http, mutate, showToast, t],
  );

  const onRefused = useCallback(
    ({ refusal }: RefusedAction) => {
      // The tooltip speaks of the role, the handler of the change (spec 5 and 6).
      const key = refusal === 'ownAdminRole' ? 'ownAdminDemotion' : refusal;
      const reason = key === 'cannotEditRoles' ? 'noPermission' : key;
      showToast({ message: t(`team.refusal.${reason}`), tone: 'danger' });
    },
    [showToast, t],
  );

  return {
    ...data,
    onRoleChange,
    onRemove,
    onCancelInvite,
    onInvite,
    onRefused,
    onRetryInvites: () => void mutate(),
  };
}
