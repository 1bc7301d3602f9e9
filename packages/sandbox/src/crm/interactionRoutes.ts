import {
  createInteractionBodySchema,
  crmCalls,
  interactionsQuerySchema,
} from '@platform/api/contract';
import type { InteractionWire } from '@platform/api/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { interactions } from '../db/crmTables.ts';
import { readBody, readQuery } from '../http/validate.ts';
import { record } from '../ledger.ts';
import { newId } from '../secrets.ts';
import { requireCaller } from '../session/caller.ts';
import { assertContactExists } from './findContact.ts';
import { pageOf } from '../http/listing.ts';
import { assertLengths } from './rules.ts';

/** What was said and written, newest first; nothing of it can be changed. */
export function interactionRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db, now } = backend;

  routes.get(crmCalls.interactions.path, signedIn, async (c) => {
    const query = readQuery(c, interactionsQuerySchema);
    const { contact_id: contactId, lead_id: leadId, ...page } = query;
    const { limit, offset } = pageOf(page);
    const rows = await db
      .select()
      .from(interactions)
      .where(
        and(
          eq(interactions.tenantId, c.var.caller.tenantId),
          contactId === undefined ? undefined : eq(interactions.contactId, contactId),
          leadId === undefined ? undefined : eq(interactions.leadId, leadId),
        ),
      )
      .orderBy(desc(interactions.createdAt), asc(interactions.id))
      .limit(limit)
      .offset(offset);
    return c.json(rows.map(interactionWire));
  });

  routes.post(crmCalls.createInteraction.path, signedIn, async (c) => {
    const body = await readBody(c, createInteractionBodySchema);
    assertLengths(body);
    const { tenantId, userId: actorId } = c.var.caller;
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
    return c.json(interactionWire(row), 201);
  });

  return routes;
}

function interactionWire(row: typeof interactions.$inferSelect): InteractionWire {
  return {
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
  };
}
