import { billingTexts, useTranslation } from '@platform/i18n';
import { Badge } from '../components/Badge/Badge.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { Bar, Heading } from './Section.styles.ts';
import { UsageMonthSection } from './UsageMonthSection.tsx';
import type { BillingPaths, UsageMonth } from './types.ts';
import { SAMPLE_MONTHS } from './usageSample.ts';
import { useBillingHeader } from './useBillingHeader.tsx';

export interface UsageAnalyticsScreenProps {
  /** Where the links of the area lead. */
  paths: BillingPaths;
  /** Newest first. @default the specification's sample, June to August 2024 */
  months?: readonly UsageMonth[];
}

/** Usage Analytics: what each month used of its limits. The first month is open. */
export function UsageAnalyticsScreen({ paths, months = SAMPLE_MONTHS }: UsageAnalyticsScreenProps) {
  const t = useTranslation(billingTexts);
  const header = useBillingHeader(paths, 'overview');
  return (
    <>
      <PageHeader {...header} />
      <section>
        <Bar>
          <Heading>
            <h2>{t('billing.usage.title')}</h2>
            <p>{t('billing.usage.subtitle')}</p>
          </Heading>
          <Badge tone="neutral">{t('billing.usage.sample')}</Badge>
        </Bar>
        {months.map((month, place) => (
          <UsageMonthSection key={month.month} month={month} isOpenAtFirst={place === 0} />
        ))}
      </section>
    </>
  );
}
