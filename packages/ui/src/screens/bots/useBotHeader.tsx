import { botsTexts, shellTexts, useTranslation } from '@platform/i18n';
import { SectionTabs } from '../../patterns/ScreenSlots/SectionTabs.tsx';
import type { CardSlots } from '../../patterns/ScreenSlots/types.ts';
import type { BotPaths, BotSection } from './types.ts';

export function useBotHeader(paths: BotPaths, section: BotSection, slots?: CardSlots) {
  const t = useTranslation(botsTexts, shellTexts);
  return {
    title: t('shell.page.botStudio'),
    tabs: (
      <SectionTabs
        label={t('bots.tabs.label')}
        value={section}
        items={[
          { value: 'overview', label: t('bots.tabs.overview'), href: paths.overview },
          { value: 'bots', label: t('shell.page.bots'), href: paths.bots },
          { value: 'train', label: t('shell.page.trainBot'), href: paths.train },
          { value: 'customise', label: t('shell.page.customiseBot'), href: paths.customise },
        ]}
        slots={slots}
      />
    ),
  };
}
