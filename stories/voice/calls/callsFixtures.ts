import type { Conversation, ConversationDetail } from '@platform/domain';
import type { CallFilter, VoicePaths } from '@platform/ui/voice';

export const voicePaths: VoicePaths = {
  agents: '/voice-agent/agents',
  create: '/voice-agent/create',
  tools: '/voice-agent/tools',
  knowledgeBase: '/voice-agent/knowledge-base',
  phoneNumbers: '/voice-agent/phone-numbers',
  callHistory: '/voice-agent/call-history',
  analytics: '/voice-agent/analytics',
};

export const callHref = (id: string) => `${voicePaths.callHistory}?call=${id}`;

export const noFilter: CallFilter = {
  range: 'week',
  from: '',
  to: '',
  agent: '',
  outcome: '',
  reason: '',
  direction: '',
  search: '',
};

export const agents = [
  { id: 'agent-1', name: 'Front desk' },
  { id: 'agent-2', name: 'Appointment reminders' },
];

const base: Conversation = {
  id: 'call-1',
  key: 'call-1',
  agentId: 'agent-1',
  agentName: 'Front desk',
  startedAt: new Date(2024, 5, 18, 11, 42),
  durationSeconds: 134,
  direction: 'inbound',
  directionText: 'inbound',
  from: '+44 20 7946 0112',
  to: '+44 20 7946 0000',
  outcome: 'resolved',
  outcomeText: 'resolved',
  endedReason: 'caller_hung_up',
  endedReasonText: 'caller_hung_up',
  contactId: 'c-1',
  sessionId: '',
  sentiment: 'positive',
  latencyP50Ms: 610,
  isProcessing: false,
  isTest: false,
};

/** Another call: `number` is its index, `rest` its own values. */
const call = (number: number, time: string, rest: Partial<Conversation>): Conversation => ({
  ...base,
  id: `call-${number}`,
  key: `call-${number}`,
  startedAt: new Date(`2024-06-18T${time}:00`),
  contactId: '',
  ...rest,
});

export const calls: readonly Conversation[] = [
  base,
  call(2, '11:31', {
    agentName: 'Appointment reminders',
    direction: 'outbound',
    to: '+49 30 555 0148',
    durationSeconds: 46,
    outcome: 'voicemail',
    sentiment: null,
  }),
  call(3, '11:08', {
    agentName: 'Billing questions',
    from: '+91 40 5550 1188',
    durationSeconds: 242,
    outcome: 'transferred',
    sentiment: 'neutral',
    latencyP50Ms: 720,
  }),
  call(4, '10:57', { from: '+44 161 496 0183', durationSeconds: 98 }),
  call(5, '10:40', { agentName: 'Recepción en español', from: '+34 910 555 014' }),
  call(6, '10:22', {
    agentName: 'Appointment reminders',
    direction: 'outbound',
    to: '+39 06 555 0170',
    durationSeconds: 0,
    outcome: 'no_answer',
    sentiment: null,
    latencyP50Ms: null,
  }),
  call(7, '09:58', {
    from: '+44 29 2018 0155',
    durationSeconds: 12,
    outcome: 'failed',
    sentiment: 'negative',
  }),
  call(8, '09:41', { direction: 'web', from: '', to: '', isTest: true, outcome: 'unresolved' }),
];

/** Unexpected data: unknown values, a negative length, markup, right-to-left text, no agent. */
export const oddCalls: readonly Conversation[] = [
  call(20, '09:30', {
    agentName: '<b onclick="alert(1)">مكتب الاستقبال</b>',
    outcome: null,
    outcomeText: 'abducted_by_aliens',
    direction: null,
    directionText: 'sideways',
    durationSeconds: -40,
  }),
  call(21, '09:20', {
    agentName: '',
    startedAt: null,
    outcome: null,
    outcomeText: '',
    from: '1'.repeat(400),
    durationSeconds: 86_000,
  }),
];

export const detail: ConversationDetail = {
  ...base,
  summary: "Moved Thursday's appointment to Friday 09:40 and asked for a text with directions.",
  recordingUrl: null,
  isByText: false,
  cost: { amount: 19, currency: 'USD', parts: [{ name: 'telephony', amount: 4 }] },
  turns: [
    { speaker: 'agent', text: 'Front desk, good morning.', atMs: 0, latencyMs: 580 },
    {
      speaker: 'caller',
      text: 'I need to move my appointment to Friday, if that is possible.',
      atMs: 31_000,
      latencyMs: null,
    },
    {
      speaker: 'agent',
      text: 'Of course. On Friday I have 09:40 and 14:15. Which suits you better?',
      atMs: 44_000,
      latencyMs: 640,
    },
    { speaker: 'caller', text: 'The morning, please.', atMs: 56_000, latencyMs: null },
    {
      speaker: 'agent',
      text: 'Done. You are booked for Friday at 09:40.',
      atMs: 64_000,
      latencyMs: 580,
    },
  ],
  toolCalls: [
    {
      name: 'find_free_slots',
      arguments: { date: '2024-06-21', practitioner: 'any' },
      result: ['09:40', '14:15'],
      atMs: 40_000,
      ms: 210,
      isFailed: false,
    },
    {
      name: 'book_appointment',
      arguments: { slot: '09:40' },
      result: { error: 'timeout' },
      atMs: 58_000,
      ms: 388,
      isFailed: true,
    },
  ],
};

/** Two thousand turns, some of them right to left or with markup. */
export const longDetail: ConversationDetail = {
  ...detail,
  toolCalls: [],
  turns: Array.from({ length: 2000 }, (_, index) => ({
    speaker: index % 2 === 0 ? ('agent' as const) : ('caller' as const),
    text: index % 3 === 0 ? `<img src=x onerror=alert(1)> ${index}` : `نعم، هذا صحيح ${index}`,
    atMs: index * 2000,
    latencyMs: index % 2 === 0 ? 600 : null,
  })),
};

/** A silent recording of the given length in seconds, as a file that browsers play. */
export function silence(seconds: number): string {
  const rate = 8000;
  const samples = seconds * rate;
  const bytes = new Uint8Array(44 + samples).fill(128);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}
