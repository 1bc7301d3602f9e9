import type { AgentTemplateItem, VoiceAgent } from '@platform/ui/voice';

const agent = (id: string, name: string, rest: Partial<VoiceAgent> = {}): VoiceAgent => ({
  key: id,
  id,
  name,
  type: 'inbound',
  isEnabled: true,
  voiceId: 'v1',
  voiceName: 'Maren',
  phoneNumber: '+441632960101',
  callsToday: 64,
  successRate: 0.96,
  updatedAt: null,
  ...rest,
});

export const agents: readonly VoiceAgent[] = [
  agent('a1', 'Front desk'),
  agent('a2', 'Appointment reminders', { type: 'outbound', callsToday: 41, successRate: 0.91 }),
  agent('a3', 'Billing questions', { voiceName: 'Theo', callsToday: 27, successRate: 0.88 }),
  agent('a4', 'After-hours line', { voiceName: '', callsToday: 16, successRate: 0.79 }),
  agent('a5', 'Survey follow-up', {
    type: 'web',
    isEnabled: false,
    phoneNumber: '',
    callsToday: 0,
    successRate: null,
  }),
];

/** Three pages of ten. */
export const numberedAgents: readonly VoiceAgent[] = Array.from({ length: 24 }, (_, index) =>
  agent(`n${index + 1}`, `Agent ${index + 1}`),
);

/** Unexpected values: no id, no figures, unknown words, long texts. */
export const oddAgents: readonly VoiceAgent[] = [
  agent('b1', `Reception ${'of the northern surgeries '.repeat(6)}`, {
    voiceName: 'A voice with a name that goes on and on',
  }),
  agent('b2', 'استقبال العيادة', { type: 'fax', callsToday: null, successRate: null }),
  agent('', '<b>No id</b>', { key: '#3', type: '', phoneNumber: '', voiceName: '' }),
];

export const templates: readonly AgentTemplateItem[] = [
  {
    id: 't1',
    name: 'Receptionist',
    description: 'Greets callers, answers common questions and passes calls on.',
    category: 'Office',
  },
  { id: 't2', name: 'Reminders', description: 'Calls before a visit.', category: 'Healthcare' },
];
