import { RELAY_SAMPLE_RATE } from '@platform/api/contract';
import type { EndedReason, ToolCallWire, TurnWire } from '@platform/api/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { truncateText } from '@platform/i18n/text';
import { speak } from '../audio/speech.ts';
import { pcmOf, soundOf } from '../audio/wav.ts';
import { VOICES } from '../voices.ts';
import { createAnswerer } from './answers.ts';
import type { Answer } from './answers.ts';
import { scriptedUtterance } from './caller.ts';
import { createSilenceDetector } from './silenceDetector.ts';
import type { RelayConnection } from './relayConnection.ts';
import type { OpenedCall } from './openCall.ts';
import { createQueue } from './queue.ts';

export interface EndedCall {
  reason: EndedReason;
  turns: TurnWire[];
  toolCalls: ToolCallWire[];
  durationMs: number;
}

export interface TestCall {
  text(text: string): void;
  /** Microphone samples, ignored while the agent speaks. */
  sound(bytes: Buffer): void;
  interrupt(): void;
  end(reason: EndedReason): void;
  ended: Promise<EndedCall>;
}

/** Sound is sent in chunks of 100 ms, slightly faster than real time. */
const CHUNK_SAMPLES = RELAY_SAMPLE_RATE / 10;
const CHUNK_INTERVAL_MS = 90;
const STT_MS = 90;
const TTS_MS = 70;

export function startTestCall(call: OpenedCall, connection: RelayConnection): TestCall {
  const { briefing, mode, thinkingMs } = call;
  const answerer = createAnswerer(briefing);
  const silenceDetector = createSilenceDetector();
  const utterances = createQueue<string>();
  const callEnd = new AbortController();
  const startedAt = performance.now();
  const elapsedMs = () => Math.round(performance.now() - startedAt);
  const turns: TurnWire[] = [];
  const toolCalls: ToolCallWire[] = [];
  const voice = VOICES.find(({ id }) => id === briefing.agent.voice_id) ?? { pitch: 180 };
  let reason: EndedReason = 'caller_hung_up';
  let interruption = new AbortController();
  let isListening = false;
  let spokenTurns = 0;

  const end = (why: EndedReason) => {
    if (callEnd.signal.aborted) return;
    reason = why;
    callEnd.abort();
  };
  const limit = setTimeout(() => end(call.limit), call.maxSeconds * 1000);

  /** Waits unless the call ends or the agent is interrupted. Returns false if interrupted. */
  const pause = async (ms: number): Promise<boolean> => {
    const signal = AbortSignal.any([callEnd.signal, interruption.signal]);
    return wait(ms, true, { signal }).catch(() => false);
  };

  const receiveUtterance = (text: string, sttMs: number) => {
    turns.push({ role: 'user', text, at_ms: elapsedMs(), latency_ms: null });
    connection.send({ type: 'transcript', role: 'user', text, final: true });
    return sttMs;
  };

  /** Speaks a text until interrupted. Returns the spoken part. */
  const speakText = async (text: string): Promise<string> => {
    const sound = speak(text, voice, RELAY_SAMPLE_RATE);
    for (let from = 0; from < sound.length; from += CHUNK_SAMPLES) {
      connection.sendSound(pcmOf(sound.subarray(from, from + CHUNK_SAMPLES)));
      if (await pause(CHUNK_INTERVAL_MS)) continue;
      return truncateText(text, Math.ceil((text.length * from) / sound.length));
    }
    return text;
  };

  const say = async (text: string, latencyMs: number | null) => {
    const turn: TurnWire = { role: 'agent', text, at_ms: elapsedMs(), latency_ms: latencyMs };
    turns.push(turn);
    connection.send({ type: 'transcript', role: 'agent', text, final: false });
    if (mode === 'voice') turn.text = await speakText(text);
    connection.send({ type: 'transcript', role: 'agent', text: turn.text, final: true });
  };

  const respond = async (text: string) => {
    const sttMs = receiveUtterance(text, mode === 'voice' ? STT_MS : 0);
    const ttsMs = mode === 'voice' ? TTS_MS : 0;
    const llmStartedAt = performance.now();
    if (!(await pause(thinkingMs))) return;
    const answer = answerer.answer(text);
    const llmMs = Math.round(performance.now() - llmStartedAt);
    await runTool(answer);
    connection.send({ type: 'latency', stt_ms: sttMs, llm_ms: llmMs, tts_ms: ttsMs });
    await say(answer.text, sttMs + llmMs + ttsMs);
    if (answer.ends) end(answer.ends);
  };

  const runTool = async ({ tool }: Answer) => {
    if (!tool) return;
    const started = elapsedMs();
    await pause(thinkingMs);
    const toolCall = { ...tool, at_ms: started, ms: elapsedMs() - started };
    toolCalls.push(toolCall);
    const { name, arguments: given, result, ms, is_error: isError } = toolCall;
    const failed = isError === true ? { is_error: true } : {};
    connection.send({ type: 'tool_call', name, arguments: given, result, ms, ...failed });
  };

  /** Waits for the next utterance; long silence ends a voice call. */
  const listen = async (): Promise<string | null> => {
    isListening = true;
    silenceDetector.reset();
    const silence = (briefing.agent.silence_timeout_s ?? 15) * 1000;
    const timer = mode === 'voice' ? setTimeout(() => end('silence_timeout'), silence) : undefined;
    const text = await utterances.next(callEnd.signal);
    clearTimeout(timer);
    isListening = false;
    return text;
  };

  const runCall = async (): Promise<EndedCall> => {
    await say(answerer.greet(), null);
    while (!callEnd.signal.aborted) {
      const text = await listen();
      interruption = new AbortController();
      if (text !== null) await respond(text);
    }
    clearTimeout(limit);
    return { reason, turns, toolCalls, durationMs: elapsedMs() };
  };

  return {
    text: (text) => utterances.add(text),
    sound(bytes) {
      if (mode !== 'voice' || !isListening || !silenceDetector.hear(soundOf(bytes))) return;
      utterances.add(scriptedUtterance(spokenTurns, answerer.asked(), briefing.tools[0]));
      spokenTurns += 1;
    },
    interrupt() {
      if (isListening) return;
      interruption.abort();
      connection.send({ type: 'interrupted' });
    },
    end,
    ended: runCall(),
  };
}
