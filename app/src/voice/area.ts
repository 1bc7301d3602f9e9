import { AudioLines } from 'lucide';
import type { Area } from '../routing/area.ts';
import { comingSoon } from '../routing/comingSoon.ts';

/** Running voice agents. */
export const voice: Area = {
  name: 'voice',
  pages: [
    comingSoon('voiceAgent', '/voice-agent'),
    comingSoon('voiceAgents', '/voice-agent/agents', {
      sidebar: { group: 'main', icon: AudioLines, title: 'voiceAgent' },
    }),
    comingSoon('voiceTools', '/voice-agent/tools'),
    comingSoon('voiceKnowledgeBase', '/voice-agent/knowledge-base'),
    comingSoon('voiceAnalytics', '/voice-agent/analytics'),
    comingSoon('phoneNumbers', '/voice-agent/phone-numbers'),
    comingSoon('callHistory', '/voice-agent/call-history'),
    comingSoon('createAgent', '/voice-agent/create'),
    comingSoon('editAgent', '/voice-agent/edit/:agentId'),
  ],
  loadPalette: () => import('./palette.ts'),
};
