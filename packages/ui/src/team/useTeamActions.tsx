import { teamTexts, useTranslation } from '@platform/i18n';
import { Gauge, UserPlus } from 'lucide';
import { useMemo } from 'react';
import { CreateButton } from '../patterns/ListPage/CreateButton.tsx';

export interface TeamActionsOptions {
  /** Opens the plan's entitlements and usage; without it there is no such button. */
  onOpenEntitlements: (() => void) | undefined;
  /** Opens the invite dialog; without it there is no such button. */
  onInvite: (() => void) | undefined;
}

/**
 * What the page offers, as a page header takes it. Memoised by measurement: a key in the search
 * leaves it alone.
 */
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
