import { teamTexts, useTranslation } from '@platform/i18n';
import { Gauge, UserPlus } from 'lucide';
import { useMemo } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';

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
        <Button
          variant="primary"
          startIcon={<Icon icon={UserPlus} />}
          aria-haspopup="dialog"
          onClick={onInvite}
        >
          {t('team.invite.open')}
        </Button>
      ) : null,
    [t, onInvite],
  );
  const moreActions = useMemo(
    () =>
      onOpenEntitlements && [
        {
          id: 'entitlements',
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
