import type { Outcome } from '@platform/api/contract';
import type { Backend } from '../../backend.ts';
import { addVoiceMinutes } from '../../billing/usage.ts';
import { conversations } from '../../db/voiceTables.ts';
import { record } from '../../ledger.ts';
import { newId } from '../../secrets.ts';
import type { Caller } from '../../session/caller.ts';
import { addSeconds } from '../../session/tokenSet.ts';
import { medianLatency } from '../timeDialogue.ts';
import type { OpenedCall } from './openCall.ts';
import type { EndedCall } from './testCall.ts';

export interface StoredCall {
  id: string;
  /** Voice minutes used; started ones count, as phone companies bill them. */
  minutes: number;
}

export async function storeCall(
  { db, now }: Backend,
  { tenantId, userId: actorId }: Caller,
  { briefing: { agent }, mode }: OpenedCall,
  call: EndedCall & { sessionId: string },
): Promise<StoredCall> {
  const id = newId('cnv');
  const at = now();
  const durationS = Math.ceil(call.durationMs / 1000);
  const minutes = mode === 'voice' ? Math.ceil(durationS / 60) : 0;
  const hasHeard = call.turns.some(({ role }) => role === 'user');
  const row = {
    id,
    tenantId,
    agentId: agent.id,
    agentName: agent.name,
    sessionId: call.sessionId,
    startedAt: addSeconds(at, -durationS),
    durationS,
    direction: 'web' as const,
    fromNumber: '',
    toNumber: '',
    outcome: outcomeOf(call, hasHeard),
    endedReason: call.reason,
    contactId: null,
    sentiment: hasHeard ? ('neutral' as const) : null,
    latencyP50Ms: medianLatency(call.turns),
    summary: summaryOf(call, hasHeard),
    isRecorded: mode === 'voice' && agent.consent?.enabled === true,
    isTest: true,
    mode,
    processedAt: at,
    script: null,
    turns: call.turns,
    toolCalls: call.toolCalls,
  };
  await db.transaction(async (tx) => {
    await tx.insert(conversations).values(row);
    if (minutes > 0) await addVoiceMinutes(tx, tenantId, minutes);
    const detail = { agentId: row.agentId, mode, minutes };
    await record(tx, at, { action: 'call.tested', tenantId, actorId, target: id, detail });
  });
  return { id, minutes };
}

function outcomeOf({ reason, toolCalls }: EndedCall, hasHeard: boolean): Outcome {
  if (reason === 'transferred') return 'transferred';
  if (reason === 'error') return 'failed';
  const isDone = reason === 'agent_ended' || toolCalls.some(({ is_error }) => is_error !== true);
  return hasHeard && isDone ? 'resolved' : 'unresolved';
}

function summaryOf({ turns, toolCalls }: EndedCall, hasHeard: boolean): string {
  if (!hasHeard) return 'Test call in which nothing was asked.';
  const first = turns.find(({ role }) => role === 'user')?.text ?? '';
  const done = toolCalls.map(({ name }) => name).join(', ');
  return `Test call: “${first}”${done && ` Used ${done}.`}`;
}
