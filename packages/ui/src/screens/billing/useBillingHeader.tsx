import { billingTexts, shellTexts, useTranslation } from '@platform/i18n';
import { Tabs } from '../../components/Tabs/index.ts';
import { changeTabs } from '../../patterns/ScreenSlots/changeTabs.ts';
import type { CardSlots } from '../../patterns/ScreenSlots/types.ts';
import type { BillingPaths } from './types.ts';

export type BillingSection = 'overview' | 'plans' | 'invoices';

export function useBillingHeader(paths: BillingPaths, section: BillingSection, slots?: CardSlots) {
  const t = useTranslation(billingTexts, shellTexts);
  return {
    title: t('shell.page.billingAndSubscriptions'),
    tabs: (
      <Tabs
        label={t('billing.tabs.label')}
        value={section}
        items={changeTabs(
          [
            { value: 'overview', label: t('billing.tabs.overview'), href: paths.overview },
            { value: 'plans', label: t('billing.tabs.plans'), href: paths.plans },
            { value: 'invoices', label: t('billing.tabs.invoices'), href: paths.invoices },
          ],
          slots,
        )}
      />
    ),
  };
}
