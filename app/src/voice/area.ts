import { AudioLines } from 'lucide';
import type { Area } from '../routing/area.ts';

export const voice: Area = {
  name: 'voice',
  pages: [
    {
      id: 'voiceAgent',
      path: '/voice-agent',
      redirectTo: '/voice-agent/agents',
      headsSection: true,
    },
    {
      id: 'voiceAgents',
      path: '/voice-agent/agents',
      load: () => import('./agents/AgentsPage.tsx'),
      section: 'agents',
      sidebar: { group: 'main', icon: AudioLines, title: 'voiceAgent' },
    },
    {
      id: 'voiceTools',
      path: '/voice-agent/tools',
      load: () => import('./tools/ToolsPage.tsx'),
      section: 'tools',
    },
    {
      id: 'voiceKnowledgeBase',
      path: '/voice-agent/knowledge-base',
      load: () => import('./knowledge/KnowledgePage.tsx'),
      section: 'knowledge',
    },
    {
      id: 'phoneNumbers',
      path: '/voice-agent/phone-numbers',
      load: () => import('./numbers/PhoneNumbersPage.tsx'),
      section: 'numbers',
    },
    {
      id: 'voiceAnalytics',
      path: '/voice-agent/analytics',
      load: () => import('./calls/VoiceAnalyticsPage.tsx'),
      section: 'calls',
    },
    {
      id: 'callHistory',
      path: '/voice-agent/call-history',
      load: () => import('./calls/CallHistoryPage.tsx'),
      section: 'calls',
    },
    {
      id: 'createAgent',
      heading: 'createAgent',
      path: '/voice-agent/create',
      load: () => import('./agentForm/pages.ts').then(({ create }) => create),
      // Listed as an action instead, which checks the plan.
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
