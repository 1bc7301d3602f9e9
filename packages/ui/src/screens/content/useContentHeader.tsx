import { contentTexts, shellTexts, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import { SectionTabs } from '../../patterns/ScreenSlots/SectionTabs.tsx';
import type { CardSlots } from '../../patterns/ScreenSlots/types.ts';
import type { ContentPaths, ContentSection } from './types.ts';

export function useContentHeader(paths: ContentPaths, section: ContentSection, slots?: CardSlots) {
  const t = useTranslation(contentTexts, shellTexts);
  const tabs = useMemo(
    () => (
      <SectionTabs
        label={t('content.tabs')}
        value={section}
        items={[
          { value: 'contents', label: t('content.section'), href: paths.contents },
          { value: 'generate', label: t('shell.page.contentGenerate'), href: paths.generate },
          { value: 'templates', label: t('shell.page.contentTemplates'), href: paths.templates },
          { value: 'analytics', label: t('shell.page.contentAnalytics'), href: paths.analytics },
          { value: 'history', label: t('shell.page.contentHistory'), href: paths.history },
        ]}
        slots={slots}
      />
    ),
    [t, paths, section, slots],
  );
  return { title: t('shell.page.contentStudio'), tabs };
}
