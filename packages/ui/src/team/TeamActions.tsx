import { teamTexts, useTranslation } from '@platform/i18n';
import { Gauge, UserPlus } from 'lucide';
import { memo } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';

export interface TeamActionsProps {
  /** Opens the plan's entitlements and usage; without it there is no such button. */
  onOpenEntitlements: (() => void) | undefined;
  /** Opens the invite dialog; without it there is no such button. */
  onInvite: (() => void) | undefined;
}

/** What the page offers. Memoised by measurement: a key in the search leaves it alone. */
export const TeamActions = memo(function TeamActions({
  onOpenEntitlements,
  onInvite,
}: TeamActionsProps) {
  const t = useTranslation(teamTexts);
  return (
    <>
      {onOpenEntitlements ? (
        <Button
          startIcon={<Icon icon={Gauge} />}
          aria-haspopup="dialog"
          onClick={onOpenEntitlements}
        >
          {t('team.entitlements')}
        </Button>
      ) : null}
      {onInvite ? (
        <Button
          variant="primary"
          startIcon={<Icon icon={UserPlus} />}
          aria-haspopup="dialog"
          onClick={onInvite}
        >
          {t('team.invite.open')}
        </Button>
      ) : null}
    </>
  );
});
