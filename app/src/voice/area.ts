import { AudioLines } from 'lucide';
import type { Area } from '../routing/area.ts';
import { voicePaths } from './voicePaths.ts';

/** Running voice agents. */
export const voice: Area = {
  name: 'voice',
  pages: [
    {
      id: 'voiceAgent',
      path: '/voice-agent',
      leadsTo: voicePaths.agents,
      headsSection: true,
    },
    {
      id: 'voiceAgents',
      path: voicePaths.agents,
      load: () => import('./agents/AgentsPage.tsx'),
      section: 'agents',
      sidebar: { group: 'main', icon: AudioLines, title: 'voiceAgent' },
    },
    {
      id: 'voiceTools',
      path: voicePaths.tools,
      load: () => import('./tools/ToolsPage.tsx'),
      section: 'tools',
    },
    {
      id: 'voiceKnowledgeBase',
      path: voicePaths.knowledgeBase,
      load: () => import('./knowledge/KnowledgePage.tsx'),
      section: 'knowledge',
    },
    {
      id: 'phoneNumbers',
      path: voicePaths.phoneNumbers,
      load: () => import('./numbers/PhoneNumbersPage.tsx'),
      section: 'numbers',
    },
    {
      id: 'voiceAnalytics',
      path: voicePaths.analytics,
      load: () => import('./calls/VoiceAnalyticsPage.tsx'),
      section: 'calls',
    },
    {
      id: 'callHistory',
      path: voicePaths.callHistory,
      load: () => import('./calls/CallHistoryPage.tsx'),
      section: 'calls',
    },
    {
      id: 'createAgent',
      heading: 'createAgent',
      path: voicePaths.create,
      load: () => import('./agentForm/pages.ts').then(({ create }) => create),
      // The palette has it as an action, which knows whether the plan allows one.
      isUnlisted: true,
    },
    {
      id: 'editAgent',
      heading: 'editAgent',
      path: '/voice-agent/edit/:agentId',
      load: () => import('./agentForm/pages.ts').then(({ edit }) => edit),
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
