import { crmTexts, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import { SectionTabs } from '../../patterns/ScreenSlots/SectionTabs.tsx';
import type { CardSlots } from '../../patterns/ScreenSlots/types.ts';
import type { CrmPaths } from './types.ts';

export function useCrmHeader(paths: CrmPaths, section: keyof CrmPaths, slots?: CardSlots) {
  const t = useTranslation(crmTexts);
  // Measured: a click in the page does not render the tabs.
  const tabs = useMemo(
    () => (
      <SectionTabs
        label={t('crm.tabs.label')}
        value={section}
        items={(['overview', 'contacts', 'leads', 'interactions'] as const).map((value) => ({
          value,
          label: t(`crm.tabs.${value}`),
          href: paths[value],
        }))}
        slots={slots}
      />
    ),
    [t, paths, section, slots],
  );
  return { title: t('crm.title'), tabs };
}
