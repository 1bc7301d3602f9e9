import { TEST_CALL_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { describeSocket } from '../description/describeSocket.ts';
import { id, trimmed } from '../description/shapes.ts';
import {
  MAX_FRAME_BYTES,
  RELAY_CLOSE,
  RELAY_PATH,
  RELAY_SAMPLE_RATE,
  TEST_MODES,
} from './relay.ts';
import { ENDED_REASONS } from './values.ts';

const milliseconds = z.number().min(0);

const auth = z
  .strictObject({
    type: z.literal('auth').describe('Always `auth`.'),
    access_token: z.string().min(1).describe('Access token of the caller, without `Bearer`.'),
  })
  .meta({ id: 'RelayAuth', description: 'The token; always the first frame.' });

const start = z
  .strictObject({
    type: z.literal('start').describe('Always `start`.'),
    mode: z.enum(TEST_MODES).describe('`text` has no sound in either direction and is free.'),
    draft: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('Settings to try out without saving them, as in the body of an agent.'),
    variables: z
      .record(
        z.string(),
        z.string().max(TEST_CALL_LIMITS.variable).describe('Value of one variable.'),
      )
      .optional()
      .describe('Values of the variables (`{{name}}`) in the texts of the agent.'),
  })
  .meta({ id: 'RelayStart', description: 'Starts the call; always the second frame.' });

const text = z
  .strictObject({
    type: z.literal('text').describe('Always `text`.'),
    text: trimmed(1, TEST_CALL_LIMITS.text).describe('Text of the caller.'),
  })
  .meta({ id: 'RelayText', description: 'A typed turn of the caller.' });

const interrupt = z
  .strictObject({ type: z.literal('interrupt').describe('Always `interrupt`.') })
  .meta({ id: 'RelayInterrupt', description: 'The caller interrupts the agent.' });

const stop = z
  .strictObject({ type: z.literal('stop').describe('Always `stop`.') })
  .meta({ id: 'RelayStop', description: 'The caller hangs up.' });

export const clientFrame = z.union([auth, start, text, interrupt, stop]);

const ready = z
  .strictObject({
    type: z.literal('ready').describe('Always `ready`.'),
    session_id: id.describe('Opaque id of the session, for support.'),
    max_seconds: z
      .number()
      .positive()
      .optional()
      .describe('Maximum duration of the call, in seconds. If missing, the client shows no limit.'),
  })
  .meta({ id: 'RelayReady', description: 'The call has started.' });

const transcript = z
  .strictObject({
    type: z.literal('transcript').describe('Always `transcript`.'),
    role: z.enum(['agent', 'user']).describe('Speaker. The client ignores other roles.'),
    text: z.string().describe('The whole turn so far, not only the new part.'),
    final: z.boolean().describe('False if the next transcript of this role replaces it.'),
  })
  .meta({ id: 'RelayTranscript', description: 'Spoken text.' });

const toolCall = z
  .strictObject({
    type: z.literal('tool_call').describe('Always `tool_call`.'),
    name: z.string().describe('Name of the tool.'),
    arguments: z.unknown().describe('Arguments, any JSON.'),
    result: z.unknown().describe('Result, any JSON.'),
    ms: milliseconds.describe('Duration in ms.'),
    is_error: z.boolean().optional().describe('True if the tool failed. Default: false.'),
  })
  .meta({ id: 'RelayToolCall', description: 'The agent has used a tool.' });

const optionalMs = milliseconds.optional();

const latency = z
  .strictObject({
    type: z.literal('latency').describe('Always `latency`.'),
    stt_ms: optionalMs.describe('Speech to text in ms. If missing, the client shows no figure.'),
    llm_ms: optionalMs.describe('Model in ms. If missing, the client shows no figure.'),
    tts_ms: optionalMs.describe('Text to speech in ms. If missing, the client shows no figure.'),
  })
  .meta({ id: 'RelayLatency', description: "Latency of the agent's last turn." });

const interrupted = z
  .strictObject({ type: z.literal('interrupted').describe('Always `interrupted`.') })
  .meta({
    id: 'RelayInterrupted',
    description: "The agent's turn has ended early; the client discards queued audio.",
  });

const ended = z
  .strictObject({
    type: z.literal('ended').describe('Always `ended`.'),
    reason: z
      .enum(ENDED_REASONS)
      .describe('Reason the call ended. The client shows unknown values as received.'),
    conversation_id: id
      .optional()
      .describe('Id of the call in the history. If missing, the client offers no link.'),
    minutes: z
      .number()
      .min(0)
      .optional()
      .describe('Voice minutes used. If missing, the client shows no figure.'),
  })
  .meta({ id: 'RelayEnded', description: 'The call has ended; the service closes with 1000.' });

const failure = z
  .strictObject({
    type: z.literal('error').describe('Always `error`.'),
    message: z.string().describe('Message for users, in English.'),
    code: z
      .string()
      .optional()
      .describe('A code such as `BAD_FRAME`, or an error code of the HTTP calls.'),
  })
  .meta({ id: 'RelayError', description: 'The call failed; the service closes after it.' });

export const relayFrame = z.union([
  ready,
  transcript,
  toolCall,
  latency,
  interrupted,
  ended,
  failure,
]);

const SOUND = `${RELAY_SAMPLE_RATE / 1000} kHz, 16 bits, little-endian, one channel`;

export const testCallSocket = describeSocket({
  service: 'voice',
  path: RELAY_PATH,
  summary: 'Tests an agent by voice or text',
  notes:
    'The client sends `auth` and `start` at once; a service waits at least 5 s for each. The id `new` means an agent that is not stored and is described by `draft` alone. As in the calls, only origins of the client are accepted. Every call is stored in the history as a test, however it ends. Voice calls use minutes of the plan. The client ignores unknown messages.',
  extension: 'testCalls',
  authentication: 'In the first frame, never in the URL, which has no query.',
  maxFrameBytes: MAX_FRAME_BYTES,
  messages: {
    auth: { from: 'client', summary: 'Sends the token', payload: auth },
    start: { from: 'client', summary: 'Starts the call', payload: start },
    text: { from: 'client', summary: 'Sends a typed turn of the caller', payload: text },
    interrupt: { from: 'client', summary: 'Interrupts the agent', payload: interrupt },
    stop: { from: 'client', summary: 'Hangs up', payload: stop },
    callerSound: { from: 'client', summary: `Sends sound: ${SOUND}`, payload: null },
    ready: { from: 'service', summary: 'Confirms the start', payload: ready },
    transcript: { from: 'service', summary: 'Transcribes a turn', payload: transcript },
    toolCall: { from: 'service', summary: 'Reports the use of a tool', payload: toolCall },
    latency: { from: 'service', summary: 'Reports the latency of a turn', payload: latency },
    interrupted: { from: 'service', summary: 'Ends a turn early', payload: interrupted },
    ended: { from: 'service', summary: 'Reports the end of the call', payload: ended },
    error: { from: 'service', summary: 'Reports a failure', payload: failure },
    agentSound: { from: 'service', summary: `Sends sound: ${SOUND}`, payload: null },
  },
  closeCodes: {
    1000: 'The call has ended.',
    1009: 'A frame is larger than the limit.',
    1011: 'The service failed. The client offers to try again.',
    [RELAY_CLOSE.badFrame]: 'A frame is unknown or came out of order, or the plan has no minutes.',
    [RELAY_CLOSE.unauthorised]:
      'The token is missing or invalid. The client refreshes it and reconnects once.',
    [RELAY_CLOSE.notFound]: 'The agent does not exist, or belongs to another tenant.',
  },
});

export type ClientFrame = z.output<typeof clientFrame>;
export type RelayFrameWire = z.output<typeof relayFrame>;
