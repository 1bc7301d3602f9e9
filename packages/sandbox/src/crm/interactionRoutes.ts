import { interactionCalls } from '@platform/api/contract';
import type { InteractionWire } from '@platform/api/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { interactions } from '../db/crmTables.ts';
import { serve } from '../http/serve.ts';
import { record } from '../ledger.ts';
import { newId } from '../secrets.ts';
import { assertContactExists } from './findContact.ts';

export function interactionRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  serve(routes, backend, interactionCalls.list, async ({ caller, query }) => {
    const { contact_id: contactId, lead_id: leadId, limit, offset } = query;
    const rows = await db
      .select()
      .from(interactions)
      .where(
        and(
          eq(interactions.tenantId, caller.tenantId),
          contactId === undefined ? undefined : eq(interactions.contactId, contactId),
          leadId === undefined ? undefined : eq(interactions.leadId, leadId),
        ),
      )
      .orderBy(desc(interactions.createdAt), asc(interactions.id))
      .limit(limit)
      .offset(offset);
    return rows.map(toWire);
  });

  serve(routes, backend, interactionCalls.create, async ({ caller, body }) => {
    const { tenantId, userId: actorId } = caller;
    const { contact_id: contactId, ...rest } = body;
    const row = {
      id: newId('int'),
      tenantId,
      contactId,
      ...rest,
      leadId: null,
      voiceAgentId: null,
      sessionId: null,
      createdAt: now(),
    };
    await db.transaction(async (tx) => {
      await assertContactExists(tx, tenantId, contactId);
      await tx.insert(interactions).values(row);
      const detail = { contactId, type: row.type };
      const entry = { action: 'interaction.created', tenantId, actorId, target: row.id, detail };
      await record(tx, row.createdAt, entry);
    });
    return toWire(row);
  });

  return routes;
}

const toWire = (row: typeof interactions.$inferSelect): InteractionWire => ({
  id: row.id,
  contact_id: row.contactId,
  lead_id: row.leadId,
  type: row.type,
  direction: row.direction,
  summary: row.summary,
  payload: row.payload,
  voice_agent_id: row.voiceAgentId,
  session_id: row.sessionId,
  created_at: row.createdAt.toISOString(),
});
