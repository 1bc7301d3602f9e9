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
    {
      id: 'voiceTools',
      title: 'voiceTools',
      path: voicePaths.tools,
      load: () => import('./tools/ToolsPage.tsx'),
    },
    comingSoon('voiceKnowledgeBase', voicePaths.knowledgeBase),
    comingSoon('voiceAnalytics', voicePaths.analytics),
    {
      id: 'phoneNumbers',
      title: 'phoneNumbers',
      path: voicePaths.phoneNumbers,
      load: () => import('./numbers/PhoneNumbersPage.tsx'),
    },
    comingSoon('callHistory', voicePaths.callHistory),
    comingSoon('createAgent', voicePaths.create),
    comingSoon('editAgent', '/voice-agent/edit/:agentId'),
  ],
  loadPalette: () => import('./palette.ts'),
};
