import { billingTexts, useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { Tabs } from '../components/Tabs/index.ts';
import type { BillingPaths } from './types.ts';

export interface BillingHeaderProps {
  paths: BillingPaths;
  /** The tab that is open. Usage Analytics belongs to the overview. */
  section: 'overview' | 'plans' | 'invoices';
  actions?: ReactNode;
}

/** 'Billing & Subscriptions' with its three tabs, each a link (spec 2.9). */
export function BillingHeader({ paths, section, actions }: BillingHeaderProps) {
  const t = useTranslation(billingTexts);
  return (
    <PageHeader
      title={t('billing.title')}
      actions={actions}
      tabs={
        <Tabs
          label={t('billing.tabs.label')}
          value={section}
          items={[
            { value: 'overview', label: t('billing.tabs.overview'), href: paths.overview },
            { value: 'plans', label: t('billing.tabs.plans'), href: paths.plans },
            { value: 'invoices', label: t('billing.tabs.invoices'), href: paths.invoices },
          ]}
        />
      }
    />
  );
}
