import { changeRole, invite, pendingInvites, roleContext } from '@platform/api';
import { teamTexts, useTranslation } from '@platform/i18n';
import type {
  InviteDraft,
  RefusedAction,
  RoleChange,
  TeamActions,
  TeamRow,
} from '@platform/ui/team';
import { useCallback, useMemo } from 'react';
import { serverMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import { useRefresh } from '../data/useResource.ts';
import { draftText } from '../kit/draftFields.ts';
import { useDrafts } from '../kit/useDrafts.ts';
import { useSetAtom } from '../platform/state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import { inviteError } from './errors.ts';
import { useInviteSeveral } from './useInviteSeveral.ts';
import { useRemovals } from './useRemovals.ts';
import { useTeamData } from './useTeamData.ts';
import { useSaveSheet } from '../platform/export/useSaveSheet.ts';

const roles = ['admin', 'editor', 'viewer'] as const;

const inviteDraft = {
  email: draftText,
  role: (stored?: string): InviteDraft['role'] => roles.find((role) => role === stored) ?? '',
};

export function useTeam() {
  const t = useTranslation(teamTexts);
  const showToast = useSetAtom(showToastAtom);
  const refresh = useRefresh();
  const state = useTeamData();
  const { onRemove, onCancelInvite, onRemoveSeveral, onResendInvite } = useRemovals();
  const onExport = useTeamExport();
  const onInviteSeveral = useInviteSeveral();

  const [sendRole] = useAction(changeRole, {
    success: () => t('team.toast.roleUpdated'),
    changed: ({ key }) => ({ ids: [key] }),
    failure: (error) => serverMessageOr(error, t('team.error.updateRole')),
  });
  const [sendInvite] = useAction(invite, {
    success: () => t('team.invite.sent'),
    changed: ({ email }) => ({ ids: [email] }),
    failure: (error) => {
      const refusal = inviteError(error);
      return 'key' in refusal ? t(refusal.key) : refusal.message;
    },
    failureToast: 'whenMessageHidden',
  });

  // Avoids `useSave`, which the first page does not load: invite errors name no fields.
  const onInvite = useCallback<TeamActions['onInvite']>(
    async (values) => {
      const outcome = await sendInvite(values);
      return outcome.isDone ? { status: 'saved' } : { status: 'refused', message: outcome.message };
    },
    [sendInvite],
  );
  const onRoleChange = useCallback(
    async ({ row: { key, id }, role }: RoleChange) => (await sendRole({ key, id, role })).isDone,
    [sendRole],
  );
  const onRefused = useCallback(
    ({ refusal }: RefusedAction) => {
      // The tooltip explains the role, the toast the rejected change.
      const key = refusal === 'ownAdminRole' ? 'ownAdminDemotion' : refusal;
      const reason = key === 'cannotEditRoles' ? 'noPermission' : key;
      showToast({ message: t(`team.refusal.${reason}`), tone: 'danger' });
    },
    [showToast, t],
  );
  const onRetryInvites = useCallback(() => void refresh(roleContext, pendingInvites), [refresh]);

  const actions = useMemo(
    () => ({
      onRoleChange,
      onRemove,
      onCancelInvite,
      onRemoveSeveral,
      onResendInvite,
      onExport,
      onInvite,
      onInviteSeveral,
      onRefused,
      onRetryInvites,
    }),
    [
      onRoleChange,
      onRemove,
      onCancelInvite,
      onRemoveSeveral,
      onResendInvite,
      onExport,
      onInvite,
      onInviteSeveral,
      onRefused,
      onRetryInvites,
    ],
  );
  return { state, actions, inviteDrafts: useDrafts<InviteDraft>('invite', inviteDraft) };
}

function useTeamExport() {
  const t = useTranslation(teamTexts);
  const save = useSaveSheet();
  return useCallback(
    (rows: readonly TeamRow[]) =>
      void save('team', async () => (await import('./teamSheet.ts')).teamSheet(rows, t)),
    [save, t],
  );
}
