import type {
  ConversationDetailWire,
  ConversationWire,
  CostWire,
  ToolCallWire,
  TurnWire,
} from '@platform/api/contract';
import type { conversations } from '../db/voiceTables.ts';
import { timeDialogue } from './timeDialogue.ts';
import { DIALOGUES } from './seed/dialogues.ts';

export type ConversationRow = typeof conversations.$inferSelect;

/** US cents per minute. */
const RATES = { telephony: 0.9, transcription: 0.6, model: 0.8, speech: 1.1 };

export function transcriptOf({ id, script, turns, toolCalls }: ConversationRow): {
  turns: TurnWire[];
  toolCalls: ToolCallWire[];
} {
  const dialogue = script === null ? undefined : DIALOGUES[script];
  if (turns || !dialogue) return { turns: turns ?? [], toolCalls: toolCalls ?? [] };
  return timeDialogue(id, dialogue);
}

/** Converts a call for lists; results appear once it is processed. */
export function conversationWire(row: ConversationRow, now: Date): ConversationWire {
  const hasResults = isProcessed(row, now);
  return {
    id: row.id,
    agent_id: row.agentId,
    agent_name: row.agentName,
    started_at: row.startedAt.toISOString(),
    duration_s: row.durationS,
    direction: row.direction,
    from: row.fromNumber,
    to: row.toNumber,
    outcome: row.outcome,
    ended_reason: row.endedReason,
    contact_id: row.contactId,
    session_id: row.sessionId,
    sentiment: hasResults ? row.sentiment : null,
    latency_p50_ms: row.latencyP50Ms,
    status: hasResults ? 'completed' : 'processing',
    is_test: row.isTest,
  };
}

export function conversationDetailWire(
  row: ConversationRow,
  now: Date,
  recording: string,
): ConversationDetailWire {
  const hasResults = isProcessed(row, now);
  const { turns, toolCalls } = hasResults ? transcriptOf(row) : { turns: [], toolCalls: [] };
  return {
    ...conversationWire(row, now),
    summary: hasResults ? row.summary : null,
    turns,
    tool_calls: toolCalls,
    recording_url: hasResults && row.isRecorded ? recording : null,
    mode: row.mode,
    cost: costOf(row),
  };
}

function isProcessed({ processedAt }: ConversationRow, now: Date): boolean {
  return processedAt !== null && processedAt <= now;
}

/** Cost of a call by part; web calls have no telephony. */
function costOf({ durationS, direction }: ConversationRow): CostWire {
  const parts = Object.entries(RATES)
    .filter(([name]) => name !== 'telephony' || direction !== 'web')
    .map(([name, rate]) => ({ name, amount: Math.round(rate * durationS * 10) / 600 }));
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  return { amount: Math.round(amount * 100) / 100, currency: 'USD', parts };
}
