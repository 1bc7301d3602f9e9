import type { Plan, UsageFigures, UsageKind } from '@platform/domain';
import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { Check } from 'lucide';
import { useId } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PlanAction } from './PlanAction.tsx';
import {
  Feature,
  Features,
  Header,
  Period,
  PlanName,
  Price,
  Root,
  Saving,
} from './PlanCard.styles.ts';
import { PlanQuantities } from './PlanQuantities.tsx';
import type { PlanOffer } from './planOffer.ts';
import { priceOf } from './price.ts';
import { isPopular } from './shownPlans.ts';

export interface PlanCardProps {
  plan: Plan;
  offer: PlanOffer;
  usage: UsageFigures | null;
  kinds: readonly UsageKind[];
  /** Saving of a yearly plan in minor units; `null` if unknown. */
  saving: number | null;
  onChoose: () => void;
  onCancel: () => void;
}

export function PlanCard({ plan, offer, onChoose, onCancel, ...rest }: PlanCardProps) {
  const { saving } = rest;
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const nameId = useId();
  const hasBadge = isPopular(plan);
  const isCurrent = offer.kind === 'cancel' || offer.kind === 'ends';
  const per = plan.interval === 'year' ? t('billing.plans.perYear') : t('billing.plans.perMonth');
  return (
    <Root aria-labelledby={nameId} data-popular={hasBadge || undefined}>
      <Header>
        <PlanName forwardedAs="h3" id={nameId} type="section" isTracked breaksWords>
          {plan.name}
        </PlanName>
        {hasBadge ? (
          <Badge tone="accent" shape="none">
            {t('billing.plans.popular')}
          </Badge>
        ) : null}
        {isCurrent ? (
          <Badge tone="neutral" shape="none">
            {t('billing.plans.current')}
          </Badge>
        ) : null}
      </Header>
      <Price>
        {priceOf(plan, formats)}
        {plan.amount === null ? null : <Period>{per}</Period>}
        {saving === null ? null : (
          <Saving>
            {t('billing.plans.saving', {
              amount: formats.money(saving, plan.currency, { hidesZeroFraction: true }),
            })}
          </Saving>
        )}
      </Price>
      <PlanAction
        offer={offer}
        nameId={nameId}
        isPrimary={hasBadge}
        onChoose={onChoose}
        onCancel={onCancel}
      />
      <PlanQuantities plan={plan} usage={rest.usage} kinds={rest.kinds} />
      {plan.features.length > 0 ? (
        <Features aria-label={t('billing.plans.features', { plan: plan.name })}>
          {plan.features.map((feature, index) => (
            <Feature key={`${index} ${feature}`}>
              <Icon icon={Check} />
              <span>{feature}</span>
            </Feature>
          ))}
        </Features>
      ) : null}
    </Root>
  );
}
