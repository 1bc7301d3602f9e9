import { teamTexts, useTranslation } from '@platform/i18n';
import { Gauge, UserPlus } from 'lucide';
import { useMemo } from 'react';
import { CreateButton } from '../../patterns/ListPage/CreateButton.tsx';

export interface TeamActionsOptions {
  onOpenEntitlements: (() => void) | undefined;
  onInvite: (() => void) | undefined;
}

/** Memoised, as measurements showed: a key in the search does not render them. */
export function useTeamActions({ onOpenEntitlements, onInvite }: TeamActionsOptions) {
  const t = useTranslation(teamTexts);
  const actions = useMemo(
    () =>
      onInvite ? (
        <CreateButton
          id="team.create"
          label={t('team.invite.open')}
          icon={UserPlus}
          onCreate={onInvite}
        />
      ) : null,
    [t, onInvite],
  );
  const moreActions = useMemo(
    () =>
      onOpenEntitlements && [
        {
          id: 'team.entitlements',
          label: t('team.entitlements'),
          icon: Gauge,
          onSelect: onOpenEntitlements,
          opensDialog: true,
        },
      ],
    [t, onOpenEntitlements],
  );
  return { actions, moreActions };
}
