import type { AgentTemplate } from '@platform/domain';
import type { AgentChoices, AgentValues } from '@platform/ui/voice';
import { ready } from '../../remotes.ts';

export const blank: AgentValues = {
  name: '',
  type: 'inbound',
  language: 'en',
  voiceId: '',
  firstMessage: '',
  instructions: '',
  model: 'balanced',
  temperature: 0.4,
  toolIds: [],
  knowledgeBaseIds: [],
  phoneNumberId: '',
  maxCallMinutes: 10,
  silenceTimeoutSeconds: 15,
  transferNumber: '',
  consent: { isEnabled: false, text: '' },
  evaluationCriteria: [],
};

export const frontDesk: AgentValues = {
  ...blank,
  name: 'Front desk',
  voiceId: 'v1',
  firstMessage: 'Northwind Clinic, how can I help you today?',
  instructions:
    'You answer the main line for Northwind Clinic. Find out why the person is calling. Offer the next two free appointments. If they mention pain or an emergency, transfer the call at once.',
  toolIds: ['t1', 't2'],
  knowledgeBaseIds: ['k1'],
  phoneNumberId: 'n1',
  transferNumber: '+441632960190',
  consent: { isEnabled: true, text: 'This call is recorded.' },
  evaluationCriteria: ['The reason of the call is known', 'An appointment is offered'],
};

/** Not audio: it cannot be played. */
const silent = 'data:audio/wav;base64,AAAA';

export const choices: AgentChoices = {
  voices: ready([
    { id: 'v1', name: 'Maren', description: 'Warm, unhurried', sampleUrl: silent },
    { id: 'v2', name: 'Theo', description: 'Bright, direct', sampleUrl: silent },
    { id: 'v3', name: 'Isla', description: 'Calm, low', sampleUrl: null },
    { id: 'v4', name: 'Arjun', description: 'Clear, friendly', sampleUrl: silent },
  ]),
  tools: ready([
    { id: 't1', name: 'book_appointment', note: 'Google Calendar' },
    { id: 't2', name: 'transfer_call', note: 'Transfer' },
    { id: 't3', name: 'create_lead', note: 'HubSpot · Off' },
  ]),
  knowledgeBases: ready([{ id: 'k1', name: 'Clinic handbook', note: '' }]),
  numbers: ready([
    { id: 'n1', number: '+441632960101', label: 'Main line', reaches: '' },
    { id: 'n2', number: '+441632960102', label: '', reaches: 'Billing questions' },
  ]),
};

const knowledgeUse = { retrievalSize: 4, isKnowledgeOnly: false };

export const templates: readonly AgentTemplate[] = [
  {
    key: 't1',
    id: 't1',
    name: 'Receptionist',
    description: 'Answers and routes',
    category: 'Office',
    defaults: { ...frontDesk, ...knowledgeUse, name: 'Receptionist', phoneNumberId: '' },
  },
  {
    key: 't2',
    id: 't2',
    name: 'Reminders',
    description: 'Calls before a visit',
    category: 'Healthcare',
    defaults: {
      ...blank,
      ...knowledgeUse,
      type: 'outbound',
      instructions: 'Remind people of their next visit.',
    },
  },
];
