import { billingTexts, useTranslation } from '@platform/i18n';
import { ArrowRight } from 'lucide';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import type { Remote } from '../../remote.ts';
import { BalanceSummary } from './BalanceSummary.tsx';
import { Title } from '../../components/Dialog/Dialog.styles.ts';
import { Content, PlanLine } from './EntitlementsDialog.styles.ts';
import { PlanRights } from './PlanRights.tsx';
import type { BillingEntitlements } from './types.ts';

export interface EntitlementsDialogProps {
  /** `null` shows 'No entitlements found'. After a failure, pass the defaults with `isDefault`. */
  entitlements: Remote<BillingEntitlements | null>;
  /** URL of 'Billing & Subscription'. */
  billingHref: string;
  /** Called by the close button, Escape or the backdrop. Mount the dialog while it is open. */
  onClose: () => void;
}

/** Plan entitlements and usage, in a sheet next to the page. */
export function EntitlementsDialog({
  entitlements,
  billingHref,
  onClose,
}: EntitlementsDialogProps) {
  const t = useTranslation(billingTexts);
  const known = entitlements.status === 'ready' ? entitlements.data : null;
  const title = t('billing.entitlements.title');
  return (
    <Sheet
      open
      side="end"
      label={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Content>
        <header data-closable>
          <Title>{title}</Title>
          {known?.planName ? (
            <PlanLine>
              {t('billing.entitlements.plan')}: <bdi>{known.planName}</bdi>
            </PlanLine>
          ) : null}
        </header>
        <BalanceSummary entitlements={entitlements} headingLevel={3} isNarrow />
        {known ? <PlanRights entitlements={known} /> : null}
        <ButtonLink
          href={billingHref}
          endIcon={<Icon icon={ArrowRight} />}
          isFullWidth
          onClick={onClose}
        >
          {t('billing.entitlements.link')}
        </ButtonLink>
      </Content>
    </Sheet>
  );
}
