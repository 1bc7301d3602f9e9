import type { conversations } from '../../db/voiceTables.ts';
import { addSeconds } from '../../session/tokenSet.ts';
import { DAY_SECONDS, dayOf, startOfDay } from '../days.ts';
import { timeDialogue } from '../timeDialogue.ts';
import type { SeedAgent } from './agents.ts';
import { seededRandom } from './seededRandom.ts';
import { DIALOGUES } from './dialogues.ts';

export type SeedConversation = typeof conversations.$inferInsert;

export interface SeedCallers {
  tenantId: string;
  prefix: string;
  agents: readonly SeedAgent[];
  lines: ReadonlyMap<string, string>;
  contacts: number;
}

const HISTORY_DAYS = 90;
const WEEK = 7;

/** Deterministic by agent, day and index, which form the ids. Calls of today are in the past. */
export function conversationsOf(callers: SeedCallers, now: Date): SeedConversation[] {
  return callers.agents.flatMap((agent) =>
    Array.from({ length: agent.week.length > 0 ? HISTORY_DAYS : 0 }, (_, age) =>
      callsOfDay(callers, agent, now, age),
    ).flat(),
  );
}

export function extraConversations(
  callers: SeedCallers,
  now: Date,
  count: number,
): SeedConversation[] {
  const busy = callers.agents.filter(({ week }) => week.length > 0);
  return Array.from({ length: count }, (_, index) => {
    const agent = busy[index % busy.length] ?? callers.agents[0];
    if (!agent) throw new Error('There is no agent who could have had calls');
    const id = `cnv_x${String(index + 1).padStart(5, '0')}`;
    const age = (index / count) * (HISTORY_DAYS - 1) + 1;
    return callOf(callers, agent, {
      id,
      position: index,
      startedAt: addSeconds(now, -age * DAY_SECONDS),
    });
  });
}

/** @param age days ago */
function callsOfDay(
  callers: SeedCallers,
  agent: SeedAgent,
  now: Date,
  age: number,
): SeedConversation[] {
  const start = addSeconds(startOfDay(now), -age * DAY_SECONDS);
  const length = age > 0 ? DAY_SECONDS : (now.getTime() - start.getTime()) / 1000;
  const day = dayOf(start).replaceAll('-', '');
  const chance = seededRandom(`${agent.id}${day}`);
  const count = countOf(agent.week, age, chance);
  return Array.from({ length: count }, (_, index) => {
    const id = `cnv_${agent.id.slice(4)}${day}${index}`;
    // Most calls are between 8:00 and 18:00.
    const hour = (8 + ((index + chance()) / count) * 10) / 24;
    const startedAt = addSeconds(start, Math.floor(hour * length));
    const call = callOf(callers, agent, { id, position: age * 3 + index, startedAt });
    const isLast = age === 0 && index === count - 1;
    return isLast && agent.isProcessing === true ? { ...call, processedAt: null } : call;
  });
}

/** The business grew: fewer calls further back. */
function countOf(week: readonly number[], age: number, chance: () => number): number {
  if (age < WEEK) return week[WEEK - 1 - age] ?? 0;
  const averageCalls = week.reduce((sum, calls) => sum + calls, 0) / WEEK;
  return Math.floor(averageCalls * (0.6 - (0.4 * age) / HISTORY_DAYS) + chance());
}

function callOf(
  { tenantId, prefix, lines, contacts }: SeedCallers,
  agent: SeedAgent,
  { id, position, startedAt }: { id: string; position: number; startedAt: Date },
): SeedConversation {
  const chance = seededRandom(id);
  const script = agent.dialogues[position % agent.dialogues.length] ?? 0;
  const dialogue = DIALOGUES[script];
  if (!dialogue) throw new Error(`There is no dialogue ${script}`);
  const { durationS, latencyP50Ms } = timeDialogue(id, dialogue);
  const caller = callerOf(prefix, contacts, chance);
  const agentNumber = lines.get(agent.id) ?? '';
  const isOutbound = agent.type === 'outbound';
  return {
    id,
    tenantId,
    agentId: agent.id,
    agentName: agent.name,
    sessionId: id.replace('cnv_', 'ses_'),
    startedAt,
    durationS,
    direction: agent.type,
    fromNumber: isOutbound ? agentNumber : caller.number,
    toNumber: isOutbound ? caller.number : agentNumber,
    outcome: dialogue.outcome,
    endedReason: dialogue.reason,
    contactId: caller.contactId,
    sentiment: dialogue.sentiment,
    latencyP50Ms,
    summary: dialogue.summary,
    isRecorded: dialogue.lines.length > 0 && agent.settings.consent?.enabled === true,
    isTest: false,
    mode: 'voice' as const,
    processedAt: addSeconds(startedAt, durationS + 20),
    script,
    turns: null,
    toolCalls: null,
  };
}

/** Half of the callers are contacts; one in four of the others withholds the number. */
function callerOf(prefix: string, contacts: number, chance: () => number) {
  const number = 1 + Math.floor(chance() * contacts);
  const digits = String(number).padStart(4, '0');
  // Every seventh contact has no phone number.
  if (chance() < 0.5 && number % 7 !== 0) {
    return { contactId: `con_${prefix}${digits}`, number: `+44207946${digits}` };
  }
  const isHidden = chance() < 0.25;
  return { contactId: null, number: isHidden ? '' : `+447700900${digits.slice(1)}` };
}
