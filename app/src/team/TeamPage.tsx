import { TeamScreen } from '@platform/ui';
import { useCallback } from 'react';
import { useTranslation } from '@platform/i18n';
import { useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import { useInviteDraft } from './useInviteDraft.ts';
import { useTeam } from './useTeam.ts';
import { useTeamSearch } from './useTeamSearch.ts';

/** `/settings/teams` (spec 2.8). */
export function TeamPage() {
  const t = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  const onLoadFailed = useCallback(
    () => showToast({ message: t('common.error.default'), tone: 'danger' }),
    [showToast, t],
  );
  return (
    <TeamScreen
      {...useTeam()}
      {...useTeamSearch()}
      {...useInviteDraft()}
      onLoadFailed={onLoadFailed}
    />
  );
}
