import { teamTexts, useTranslation } from '@platform/i18n';
import { Gauge, UserPlus } from 'lucide';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { inviteDialog } from './lazyParts.ts';

export interface TeamActionsProps {
  /** Opens the plan's entitlements and usage (spec 2.8); without it there is no such button. */
  onOpenEntitlements: (() => void) | undefined;
  /** The pointer or the focus nears that button. */
  onNearEntitlements: (() => void) | undefined;
  /** Opens the invite dialog; without it there is no such button (spec 6). */
  onInvite: (() => void) | undefined;
}

/** What the header of Team Management offers. */
export function TeamActions({
  onOpenEntitlements,
  onNearEntitlements,
  onInvite,
}: TeamActionsProps) {
  const t = useTranslation(teamTexts);
  return (
    <>
      {onOpenEntitlements ? (
        <Button
          startIcon={<Icon icon={Gauge} />}
          aria-haspopup="dialog"
          onPointerEnter={onNearEntitlements}
          onFocus={onNearEntitlements}
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
          onPointerEnter={inviteDialog.prefetch}
          onFocus={inviteDialog.prefetch}
          onClick={onInvite}
        >
          {t('team.invite.open')}
        </Button>
      ) : null}
    </>
  );
}
