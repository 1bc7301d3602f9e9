import { AudioLines } from 'lucide';
import type { Area } from '../routing/area.ts';
import { voicePaths } from './voicePaths.ts';

/** Running voice agents. */
export const voice: Area = {
  name: 'voice',
  pages: [
    {
      id: 'voiceAgent',
      title: 'voiceAgent',
      path: '/voice-agent',
      leadsTo: voicePaths.agents,
      headsSection: true,
    },
    {
      id: 'voiceAgents',
      title: 'voiceAgents',
      path: voicePaths.agents,
      load: () => import('./agents/AgentsPage.tsx'),
      section: 'agents',
      sidebar: { group: 'main', icon: AudioLines, title: 'voiceAgent' },
    },
    {
      id: 'voiceTools',
      title: 'voiceTools',
      path: voicePaths.tools,
      load: () => import('./tools/ToolsPage.tsx'),
      section: 'tools',
    },
    {
      id: 'voiceKnowledgeBase',
      title: 'voiceKnowledgeBase',
      path: voicePaths.knowledgeBase,
      load: () => import('./knowledge/KnowledgePage.tsx'),
      section: 'knowledge',
    },
    {
      id: 'phoneNumbers',
      title: 'phoneNumbers',
      path: voicePaths.phoneNumbers,
      load: () => import('./numbers/PhoneNumbersPage.tsx'),
      section: 'numbers',
    },
    {
      id: 'voiceAnalytics',
      title: 'voiceAnalytics',
      path: voicePaths.analytics,
      load: () => import('./calls/VoiceAnalyticsPage.tsx'),
      section: 'calls',
    },
    {
      id: 'callHistory',
      title: 'callHistory',
      path: voicePaths.callHistory,
      load: () => import('./calls/CallHistoryPage.tsx'),
      section: 'calls',
    },
    {
      id: 'createAgent',
      title: 'createAgent',
      heading: 'createAgent',
      path: voicePaths.create,
      load: () => import('./agentForm/pages.ts').then(({ create }) => create),
      // The palette has it as an action, which knows whether the plan allows one.
      isUnlisted: true,
    },
    {
      id: 'editAgent',
      title: 'editAgent',
      heading: 'editAgent',
      path: '/voice-agent/edit/:agentId',
      load: () => import('./agentForm/pages.ts').then(({ edit }) => edit),
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
