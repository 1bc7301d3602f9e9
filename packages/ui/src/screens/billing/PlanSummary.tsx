import type { Plan, Subscription } from '@platform/domain';
import { billingTexts, useFormats, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { RemoteStats } from '../../patterns/RemoteStats/RemoteStats.tsx';
import type { RemoteStat } from '../../patterns/RemoteStats/RemoteStats.tsx';
import type { Remote } from '../../remote.ts';
import { Bar, Heading } from './Section.styles.ts';
import { priceOf } from './price.ts';
import { Text } from '../../components/Text/Text.tsx';

export interface PlanSummaryProps {
  /** State of subscription and plans; a failure counts as no subscription. */
  source: Remote<unknown>;
  subscription: Subscription | null;
  plan: Plan | null;
  planName: string;
}

export function PlanSummary({ source, subscription, plan, planName }: PlanSummaryProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const headingId = useId();
  const { renewsAt, endsAt } = subscription ?? {};
  const price = plan && plan.amount !== null ? priceOf(plan, formats) : null;
  const isYearly = plan?.interval === 'year';
  const stats: RemoteStat[] = [
    {
      id: 'plan',
      label: t('billing.entitlements.plan'),
      figure: plan?.name || planName || t('billing.summary.none'),
      caption: null,
      source,
    },
  ];
  // While loading, assume a subscription with three figures, as most tenants have.
  const isLoading = source.status === 'loading';
  if (plan?.interval || isLoading) {
    const per = isYearly ? t('billing.plans.perYear') : t('billing.plans.perMonth');
    stats.push({
      id: 'period',
      label: t('billing.plans.period'),
      figure: isYearly ? t('billing.plans.yearly') : t('billing.plans.monthly'),
      caption: price === null ? null : `${price} ${per}`,
      source,
    });
  }
  if (endsAt) {
    stats.push({
      id: 'ends',
      label: t('billing.summary.ends'),
      figure: formats.date(endsAt),
      caption: t('billing.summary.noCharge'),
      source,
    });
  } else if (renewsAt || isLoading) {
    stats.push({
      id: 'next',
      label: t('billing.summary.next'),
      figure: formats.date(renewsAt),
      caption: price,
      source,
    });
  }
  return (
    <section aria-labelledby={headingId}>
      <Bar>
        <Heading>
          <Text as="h2" type="section" isTracked id={headingId}>
            {t('billing.summary.title')}
          </Text>
        </Heading>
      </Bar>
      <RemoteStats label={t('billing.summary.title')} columns={3} stats={stats} />
    </section>
  );
}
