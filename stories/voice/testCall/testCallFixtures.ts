import type { TestCallState, TranscriptEntry } from '@platform/domain';
import type { TestCallActions, TestCallDevices } from '@platform/ui/voice';
import { fn } from 'storybook/test';

/** Actions that are only recorded; text is always sent. */
export const mockActions = (): TestCallActions => ({
  onModeChange: fn(),
  onCheckMicrophone: fn(),
  onSpeakerChange: fn(),
  onStart: fn(),
  onSend: fn(() => true),
  onMute: fn(),
  onInterrupt: fn(),
  onHangUp: fn(),
  onSave: fn(),
});

/** Device names, as browsers return them once the microphone is allowed. */
export const devices: TestCallDevices = {
  microphones: [
    { id: 'built-in', label: 'Built-in microphone' },
    { id: 'headset', label: 'Headset' },
  ],
  speakers: [{ id: 'headphones', label: 'Headphones' }],
};

export const noDevices: TestCallDevices = { microphones: [], speakers: [] };

/** Before the first call. */
export const ready: TestCallState = {
  phase: 'ready',
  mode: 'voice',
  isReconnecting: false,
  isMuted: false,
  microphone: 'off',
  microphoneProblem: null,
  entries: [],
  omitted: 0,
  latency: null,
  nextLatency: null,
  seconds: 0,
  maxSeconds: null,
  minutes: 0,
  warning: '',
  ignoredFrames: 0,
  end: null,
};

const transcript: TranscriptEntry[] = [
  agent(1, 'Northwind Clinic, how can I help you today?', [null, 260, 180]),
  caller(2, 'I need to move my appointment to Friday.'),
  {
    kind: 'tool',
    id: 3,
    call: {
      name: 'find_free_slots',
      arguments: { date: '2024-06-21', api_key: 'k-123' },
      result: ['09:40', '14:15'],
      atMs: null,
      ms: 210,
      isFailed: false,
    },
  },
  agent(4, 'Of course. On Friday I have 09:40 and 14:15. Which suits you better?', [140, 320, 180]),
  caller(5, 'The morning, please.'),
];

/** A call by voice in which the agent speaks. */
export const speaking: TestCallState = {
  ...ready,
  phase: 'speaking',
  microphone: 'open',
  entries: [
    ...transcript,
    { ...agent(6, 'Friday at 09:40. Shall I send you a text', [130, 300, 180]), isFinal: false },
  ],
  latency: { sttMs: 130, llmMs: 300, ttsMs: 180 },
  seconds: 48,
  maxSeconds: 600,
};

/** A text-mode call while the agent writes a response. */
export const chatting: TestCallState = {
  ...ready,
  phase: 'thinking',
  mode: 'text',
  entries: [
    agent(1, 'Northwind Clinic, how can I help you today?', [null, 260, null]),
    caller(2, 'Do you take Harbour insurance?'),
    agent(3, 'Yes. Harbour covers a yearly check and two visits. Shall I book one for you?', [
      null,
      410,
      null,
    ]),
    caller(4, 'What does the check include?'),
  ],
  latency: { sttMs: null, llmMs: 410, ttsMs: null },
  seconds: 31,
  maxSeconds: 600,
};

/** The call by voice after hanging up. */
export const ended: TestCallState = {
  ...speaking,
  phase: 'ended',
  microphone: 'off',
  minutes: 0.8,
  entries: [...transcript, agent(6, 'Friday at 09:40 it is. Goodbye.', [120, 300, 190])],
  end: { reason: 'agent_ended', detail: 'agent_ended', conversationId: '' },
};

/** Values that strain the layout: long words, markup, other scripts, failures. */
export const longCall: TestCallState = {
  ...speaking,
  phase: 'listening',
  isMuted: true,
  microphoneProblem: 'unplugged',
  microphone: 'off',
  omitted: 1500,
  ignoredFrames: 12,
  warning: 'The knowledge base did not answer in time, so the agent answers without it.',
  entries: [
    agent(1, 'مرحبا، كيف يمكنني مساعدتك اليوم؟', [null, 12_840, null]),
    caller(2, '<img src=x onerror=alert(1)> Rechtsschutzversicherungsgesellschaften'.repeat(3)),
    { kind: 'reconnected', id: 3 },
    {
      kind: 'tool',
      id: 4,
      call: {
        name: 'create_appointment_with_a_very_long_name_in_the_calendar',
        arguments: { notes: 'x'.repeat(400), password: 'secret' },
        result: null,
        atMs: null,
        ms: null,
        isFailed: true,
      },
    },
    agent(5, 'I could not reach the calendar. May I call you back?', [90, 300, 70]),
  ],
};

/** Longer than the transcript's frame. */
export const longTranscript: readonly TranscriptEntry[] = [
  ...Array.from({ length: 30 }, (_, turn) => caller(turn + 10, `And question ${turn + 1}?`)),
  ...longCall.entries,
];

function agent(
  id: number,
  text: string,
  [sttMs, llmMs, ttsMs]: readonly [number | null, number | null, number | null],
) {
  const latency = { sttMs, llmMs, ttsMs };
  return { kind: 'turn' as const, id, speaker: 'agent' as const, text, isFinal: true, latency };
}

function caller(id: number, text: string) {
  return {
    kind: 'turn' as const,
    id,
    speaker: 'caller' as const,
    text,
    isFinal: true,
    latency: null,
  };
}
