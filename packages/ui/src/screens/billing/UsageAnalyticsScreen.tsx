import { billingTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { Accordion } from '../../components/Accordion/index.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { Bar, Heading, Subtitle } from './Section.styles.ts';
import { UsageMonthSection } from './UsageMonthSection.tsx';
import type { BillingPaths, UsageMonth } from './types.ts';
import { SAMPLE_MONTHS } from './usageSample.ts';
import { useBillingHeader } from './useBillingHeader.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface UsageAnalyticsScreenProps {
  /** URLs of the links in the area. */
  paths: BillingPaths;
  /** Newest first. @default the specification's sample, June to August 2024 */
  months?: readonly UsageMonth[];
}

/** Usage Analytics: usage of each month. The first month is open. */
export function UsageAnalyticsScreen({ paths, months = SAMPLE_MONTHS }: UsageAnalyticsScreenProps) {
  const t = useTranslation(billingTexts);
  const [open, setOpen] = useState<readonly string[]>(months.slice(0, 1).map(({ month }) => month));
  const header = useBillingHeader(paths, 'overview');
  return (
    <>
      <PageHeader {...header} />
      <section>
        <Bar>
          <Heading>
            <Text as="h2" type="section" isTracked>
              {t('billing.usage.title')}
            </Text>
            <Subtitle>{t('billing.usage.subtitle')}</Subtitle>
          </Heading>
          <Badge tone="neutral">{t('billing.usage.sample')}</Badge>
        </Bar>
        <Accordion.Root value={open} onValueChange={setOpen} hasRegions={months.length <= 6}>
          {months.map((month) => (
            <UsageMonthSection
              key={month.month}
              month={month}
              isOpen={open.includes(month.month)}
            />
          ))}
        </Accordion.Root>
      </section>
    </>
  );
}
