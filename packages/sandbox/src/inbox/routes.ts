import { inboxConversationCalls, inboxMessageCalls } from '@platform/api/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { inboxMessages } from '../db/inboxTables.ts';
import { serve } from '../http/serve.ts';
import { invalid } from '../http/validate.ts';
import { changeConversation } from './changeConversation.ts';
import { listConversations } from './listConversations.ts';
import { sendMessage } from './sendMessage.ts';
import { findConversation, messageWire, oneConversationWire } from './wire.ts';

const MAX_PAGE = 200;

export function inboxRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;

  serve(routes, backend, inboxConversationCalls.list, ({ caller, query }) =>
    listConversations(backend, caller, query),
  );

  serve(routes, backend, inboxConversationCalls.update, async ({ caller, params, body }) => {
    const row = await changeConversation(backend, caller, params.id, body);
    return oneConversationWire(db, now(), row);
  });

  serve(routes, backend, inboxMessageCalls.list, async ({ caller, params, query }) => {
    const { before, limit } = query;
    const end = before === undefined ? null : Number(before);
    if (end !== null && !Number.isInteger(end)) throw invalid({ before: 'Unknown cursor' });
    const row = await findConversation(db, caller.tenantId, params.id);
    const size = Math.min(limit, MAX_PAGE);
    const rows = await db
      .select()
      .from(inboxMessages)
      .where(
        and(
          eq(inboxMessages.conversationId, row.id),
          end === null ? undefined : lt(inboxMessages.sequence, end),
        ),
      )
      .orderBy(desc(inboxMessages.sequence))
      .limit(size + 1);
    const page = rows.slice(0, size).toReversed();
    const hasMore = rows.length > size;
    return {
      conversation: await oneConversationWire(db, now(), row),
      messages: page.map(messageWire),
      previous_cursor: hasMore ? String(page[0]?.sequence) : null,
    };
  });

  serve(routes, backend, inboxMessageCalls.send, async ({ caller, params, body, c }) => {
    const { message, isRepeated } = await sendMessage(backend, caller, params.id, body);
    const wire = messageWire(message);
    return isRepeated ? c.json(wire, 200) : wire;
  });

  return routes;
}
