import { crmTexts, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { Tabs } from '../components/Tabs/index.ts';
import type { CrmPaths } from './types.ts';

export interface CrmHeaderProps {
  paths: CrmPaths;
  section: keyof CrmPaths;
  actions?: ReactNode;
}

/** 'CRM' with its four tabs, each a link. */
export function CrmHeader({ paths, section, actions }: CrmHeaderProps) {
  const t = useTranslation(crmTexts);
  // By measurement: a press in the page leaves the tabs alone.
  const tabs = useMemo(
    () => (
      <Tabs
        label={t('crm.tabs.label')}
        value={section}
        items={[
          { value: 'overview', label: t('crm.tabs.overview'), href: paths.overview },
          { value: 'contacts', label: t('crm.tabs.contacts'), href: paths.contacts },
          { value: 'leads', label: t('crm.tabs.leads'), href: paths.leads },
          { value: 'interactions', label: t('crm.tabs.interactions'), href: paths.interactions },
        ]}
      />
    ),
    [t, paths, section],
  );
  return (
    <PageHeader
      title={t('crm.title')}
      description={t('crm.subtitle')}
      actions={actions}
      tabs={tabs}
    />
  );
}
