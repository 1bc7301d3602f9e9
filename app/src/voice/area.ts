import { AudioLines } from 'lucide';
import type { Area } from '../routing/area.ts';
import { comingSoon } from '../routing/comingSoon.ts';
import { voicePaths } from './voicePaths.ts';

/** Running voice agents. */
export const voice: Area = {
  name: 'voice',
  pages: [
    comingSoon('voiceAgent', '/voice-agent'),
    comingSoon('voiceAgents', voicePaths.agents, {
      sidebar: { group: 'main', icon: AudioLines, title: 'voiceAgent' },
    }),
    comingSoon('voiceTools', voicePaths.tools),
    comingSoon('voiceKnowledgeBase', voicePaths.knowledgeBase),
    {
      id: 'voiceAnalytics',
      title: 'voiceAnalytics',
      path: voicePaths.analytics,
      load: () => import('./VoiceAnalyticsPage.tsx'),
    },
    comingSoon('phoneNumbers', voicePaths.phoneNumbers),
    {
      id: 'callHistory',
      title: 'callHistory',
      path: voicePaths.callHistory,
      load: () => import('./CallHistoryPage.tsx'),
    },
    comingSoon('createAgent', voicePaths.create),
    comingSoon('editAgent', '/voice-agent/edit/:agentId'),
  ],
  loadPalette: () => import('./palette.ts'),
};
