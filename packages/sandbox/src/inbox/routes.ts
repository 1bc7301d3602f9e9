import {
  inboxCalls,
  inboxChangeBodySchema,
  inboxMessageBodySchema,
  inboxMessagesQuerySchema,
  inboxQuerySchema,
} from '@platform/api/contract';
import type { InboxMessagesWire } from '@platform/api/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { inboxMessages } from '../db/inboxTables.ts';
import { pathOf } from '../http/paths.ts';
import { invalid, readBody, readQuery } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';
import { changeConversation } from './changeConversation.ts';
import { listConversations } from './listConversations.ts';
import { sendMessage } from './sendMessage.ts';
import { findConversation, messageWire, oneConversationWire } from './wire.ts';

const PAGE = 40;
const MAX_PAGE = 200;

/** The inbox: everyone who is signed in may read and answer. */
export function inboxRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db, now } = backend;

  routes.get(inboxCalls.conversations.path, signedIn, async (c) =>
    c.json(await listConversations(backend, c.var.caller, readQuery(c, inboxQuerySchema))),
  );

  routes.get(pathOf(inboxCalls.messages), signedIn, async (c) => {
    const { before, limit = PAGE } = readQuery(c, inboxMessagesQuerySchema);
    const end = before === undefined ? null : Number(before);
    if (end !== null && !Number.isInteger(end)) throw invalid({ before: 'Unknown cursor' });
    const row = await findConversation(db, c.var.caller.tenantId, c.req.param('id') ?? '');
    const size = Math.min(limit, MAX_PAGE);
    const rows = await db
      .select()
      .from(inboxMessages)
      .where(
        and(
          eq(inboxMessages.conversationId, row.id),
          end === null ? undefined : lt(inboxMessages.place, end),
        ),
      )
      .orderBy(desc(inboxMessages.place))
      .limit(size + 1);
    const page = rows.slice(0, size).toReversed();
    const hasMore = rows.length > size;
    return c.json({
      conversation: await oneConversationWire(db, now(), row),
      messages: page.map(messageWire),
      previous_cursor: hasMore ? String(page[0]?.place) : null,
    } satisfies InboxMessagesWire);
  });

  routes.post(pathOf(inboxCalls.send), signedIn, async (c) => {
    const body = await readBody(c, inboxMessageBodySchema);
    const id = c.req.param('id') ?? '';
    const { message, isRepeated } = await sendMessage(backend, c.var.caller, id, body);
    return c.json(messageWire(message), isRepeated ? 200 : 201);
  });

  routes.patch(pathOf(inboxCalls.change), signedIn, async (c) => {
    const body = await readBody(c, inboxChangeBodySchema);
    const row = await changeConversation(backend, c.var.caller, c.req.param('id') ?? '', body);
    return c.json(await oneConversationWire(db, now(), row));
  });

  return routes;
}
