import type { ToolCallWire, TurnWire } from '@platform/api/contract';
import { durationOf } from './audio/speech.ts';
import { seededRandom } from './seed/seededRandom.ts';
import type { Dialogue } from './seed/dialogue.ts';

export interface TimedDialogue {
  turns: TurnWire[];
  toolCalls: ToolCallWire[];
  durationS: number;
  /** Median latency of the agent; null without agent turns. */
  latencyP50Ms: number | null;
}

const RINGING_S = 24;

/** Gives a demo dialogue its times, deterministic per call id. */
export function timeDialogue(id: string, { lines }: Dialogue): TimedDialogue {
  const chance = seededRandom(id);
  const turns: TurnWire[] = [];
  const toolCalls: ToolCallWire[] = [];
  let timeMs = 400;
  for (const [index, { role, text, tool }] of lines.entries()) {
    if (tool) {
      const ms = Math.round(180 + chance() * 900);
      toolCalls.push({ ...tool, at_ms: timeMs, ms });
      timeMs += ms;
    }
    const isAnswer = role === 'agent' && index > 0;
    const pause = Math.round(isAnswer ? 380 + chance() ** 2 * 1700 : 600 + chance() * 2800);
    timeMs += index > 0 ? pause : 0;
    turns.push({ role, text, at_ms: timeMs, latency_ms: isAnswer ? pause : null });
    timeMs += durationOf(text);
  }
  const durationS = lines.length > 0 ? Math.ceil((timeMs + 600) / 1000) : RINGING_S;
  return { turns, toolCalls, durationS, latencyP50Ms: medianLatency(turns) };
}

export function medianLatency(turns: readonly TurnWire[]): number | null {
  const latencies = turns.flatMap(({ latency_ms }) => latency_ms ?? []);
  latencies.sort((one, other) => one - other);
  return latencies[Math.floor(latencies.length / 2)] ?? null;
}
