import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { EndNotice } from './PlanCard.styles.ts';
import type { PlanOffer } from './planOffer.ts';

export interface PlanActionProps {
  offer: PlanOffer;
  nameId: string;
  isPrimary: boolean;
  onChoose: () => void;
  onCancel: () => void;
}

export function PlanAction({ offer, nameId, isPrimary, onChoose, onCancel }: PlanActionProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  if (offer.kind === 'unknown') return <Skeleton height="36px" radius="8px" />;
  if (offer.kind === 'ends') {
    return <EndNotice>{t('billing.ends.short', { date: formats.date(offer.at) })}</EndNotice>;
  }
  const isCancel = offer.kind === 'cancel';
  const plainVariant = isPrimary ? 'primary' : 'secondary';
  return (
    <Button
      isFullWidth
      variant={isCancel ? 'danger' : plainVariant}
      emphasis={isCancel ? 'low' : 'high'}
      aria-haspopup="dialog"
      aria-describedby={nameId}
      disabledReason={offer.refusal ? t(`billing.refusal.${offer.refusal}`) : undefined}
      onClick={isCancel ? onCancel : onChoose}
    >
      {t(`billing.plans.${offer.kind}`)}
    </Button>
  );
}
