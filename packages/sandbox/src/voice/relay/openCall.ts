import { agentChange, NEW_AGENT_ID } from '@platform/api/contract';
import type { AgentDetailWire, ClientFrame } from '@platform/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Backend } from '../../backend.ts';
import { findSubscription } from '../../billing/subscription.ts';
import { countUsage } from '../../billing/usage.ts';
import { integrations } from '../../db/integrationTables.ts';
import { tenants } from '../../db/schema.ts';
import { tools } from '../../db/voiceTables.ts';
import { HttpError } from '../../http/HttpError.ts';
import { omitUndefined } from '../../http/omitUndefined.ts';
import { agentDetailWire, findAgent } from '../findAgent.ts';
import type { Briefing } from './answers.ts';

type Start = Extract<ClientFrame, { type: 'start' }>;

export interface OpenedCall {
  briefing: Briefing;
  mode: Start['mode'];
  maxSeconds: number;
  limit: 'time_limit' | 'minutes_used_up';
  thinkingMs: number;
}

const MINUTE = 60;

/** @throws HttpError 404, also for other tenants; 422 for an invalid draft; 403 without minutes */
export async function openCall(
  backend: Backend,
  { tenantId, agentId }: { tenantId: string; agentId: string },
  { mode, draft, variables = {} }: Start,
): Promise<OpenedCall> {
  const { db, now } = backend;
  const stored =
    agentId === NEW_AGENT_ID && draft
      ? newAgent(now())
      : agentDetailWire(await findAgent(db, now(), tenantId, agentId));
  const change = agentChange.safeParse(draft ?? {});
  if (!change.success) {
    const field = change.error.issues[0]?.path.join('.') ?? 'draft';
    throw new HttpError('VALIDATION_FAILED', `The draft cannot be tried out: ${field}`);
  }
  const agent = { ...stored, ...omitUndefined(change.data) };
  const ids = agent.tool_ids ?? [];
  const ownCalls = await db
    .select()
    .from(tools)
    .where(and(eq(tools.tenantId, tenantId), inArray(tools.id, ids.length > 0 ? ids : [''])));
  const connected = await db
    .select({ provider: integrations.provider })
    .from(integrations)
    .where(
      and(
        eq(integrations.tenantId, tenantId),
        inArray(integrations.status, ['connected', 'action_required']),
      ),
    );
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId));
  const briefing: Briefing = {
    agent,
    tools: ids.flatMap((id) => ownCalls.find((tool) => tool.id === id) ?? []),
    providers: new Set(connected.map(({ provider }) => provider)),
    variables: { company: tenant?.name ?? '', ...variables },
  };
  const longest = Math.min((agent.max_call_minutes ?? 10) * MINUTE, backend.testCallSeconds);
  const { thinkingMs } = backend;
  const opened = { briefing, mode, thinkingMs };
  if (mode === 'text') return { ...opened, maxSeconds: longest, limit: 'time_limit' };
  const remainingSeconds = (await minutesLeft(backend, tenantId)) * MINUTE;
  if (remainingSeconds <= 0) throw new HttpError('MINUTES_USED_UP', 'No voice minutes are left');
  return remainingSeconds < longest
    ? { ...opened, maxSeconds: remainingSeconds, limit: 'minutes_used_up' }
    : { ...opened, maxSeconds: longest, limit: 'time_limit' };
}

const newAgent = (now: Date): AgentDetailWire => ({
  id: NEW_AGENT_ID,
  name: 'New agent',
  agent_type: 'web',
  is_enabled: false,
  updated_at: now.toISOString(),
});

async function minutesLeft(backend: Backend, tenantId: string): Promise<number> {
  const current = await findSubscription(backend.db, backend.now(), tenantId);
  const { voiceMinutes } = await countUsage(backend, tenantId);
  return (current?.plan.includedVoiceMinutes ?? 0) - voiceMinutes;
}
