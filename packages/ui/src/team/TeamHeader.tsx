import { teamTexts, useTranslation } from '@platform/i18n';
import { Gauge, UserPlus } from 'lucide';
import { memo } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { inviteDialog } from './lazyParts.ts';

export interface TeamHeaderProps {
  /** Opens the plan's entitlements and usage (spec 2.8); without it there is no such button. */
  onOpenEntitlements: (() => void) | undefined;
  /** The pointer or the focus nears that button. */
  onNearEntitlements: (() => void) | undefined;
  /** Opens the invite dialog; without it there is no such button (spec 6). */
  onInvite: (() => void) | undefined;
}

function PlainHeader({ onOpenEntitlements, onNearEntitlements, onInvite }: TeamHeaderProps) {
  const t = useTranslation(teamTexts);
  const entitlements = onOpenEntitlements ? (
    <Button
      startIcon={<Icon icon={Gauge} />}
      aria-haspopup="dialog"
      onPointerEnter={onNearEntitlements}
      onFocus={onNearEntitlements}
      onClick={onOpenEntitlements}
    >
      {t('team.entitlements')}
    </Button>
  ) : null;
  const invite = onInvite ? (
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
  ) : null;
  return (
    <PageHeader
      title={t('team.title')}
      subtitle={t('team.subtitle')}
      actions={
        entitlements || invite ? (
          <>
            {entitlements}
            {invite}
          </>
        ) : null
      }
    />
  );
}

/**
 * What Team Management is called and offers. Memoised by measurement: a key in the search draws the
 * list and leaves this alone.
 */
export const TeamHeader = memo(PlainHeader);
