import { shellTexts, useTranslation, voiceTexts } from '@platform/i18n';
import { SectionTabs } from '../../patterns/ScreenSlots/SectionTabs.tsx';
import type { CardSlots } from '../../patterns/ScreenSlots/types.ts';
import type { VoicePaths, VoiceSection } from './types.ts';

export function useVoiceHeader(paths: VoicePaths, section: VoiceSection, slots?: CardSlots) {
  const t = useTranslation(voiceTexts, shellTexts);
  return {
    title: t('shell.page.voiceAgent'),
    tabs: (
      <SectionTabs
        label={t('voice.tabs')}
        value={section}
        items={[
          { value: 'agents', label: t('shell.page.voiceAgents'), href: paths.agents },
          { value: 'tools', label: t('shell.page.voiceTools'), href: paths.tools },
          {
            value: 'knowledgeBase',
            label: t('shell.page.voiceKnowledgeBase'),
            href: paths.knowledgeBase,
          },
          {
            value: 'phoneNumbers',
            label: t('shell.page.phoneNumbers'),
            href: paths.phoneNumbers,
          },
          { value: 'callHistory', label: t('shell.page.callHistory'), href: paths.callHistory },
          { value: 'analytics', label: t('shell.page.voiceAnalytics'), href: paths.analytics },
        ]}
        slots={slots}
      />
    ),
  };
}
