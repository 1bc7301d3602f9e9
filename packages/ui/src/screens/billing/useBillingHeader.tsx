import { billingTexts, shellTexts, useTranslation } from '@platform/i18n';
import { SectionTabs } from '../../patterns/ScreenSlots/SectionTabs.tsx';
import type { CardSlots } from '../../patterns/ScreenSlots/types.ts';
import type { BillingPaths } from './types.ts';

export type BillingSection = 'overview' | 'plans' | 'invoices';

export function useBillingHeader(paths: BillingPaths, section: BillingSection, slots?: CardSlots) {
  const t = useTranslation(billingTexts, shellTexts);
  return {
    title: t('shell.page.billingAndSubscriptions'),
    tabs: (
      <SectionTabs
        label={t('billing.tabs.label')}
        value={section}
        items={[
          { value: 'overview', label: t('billing.tabs.overview'), href: paths.overview },
          { value: 'plans', label: t('billing.tabs.plans'), href: paths.plans },
          { value: 'invoices', label: t('billing.tabs.invoices'), href: paths.invoices },
        ]}
        slots={slots}
      />
    ),
  };
}
