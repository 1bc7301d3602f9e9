import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Backend } from '../backend.ts';
import { inboxConversations } from '../db/inboxTables.ts';
import { notFound } from '../http/HttpError.ts';
import { readBody } from '../http/validate.ts';
import { addSeconds } from '../session/tokenSet.ts';
import { addMessages } from './addMessage.ts';

const bodySchema = z.strictObject({
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(20_000))),
  typing: z.optional(z.string().check(z.minLength(1))),
  /** Duration of typing, in seconds. @default 10 */
  seconds: z.optional(z.number().check(z.positive())),
});

export function inboxControlRoutes({ db, now }: Backend): Hono {
  const routes = new Hono();

  routes.post('/inbox/:id', async (c) => {
    const { text, typing, seconds = 10 } = await readBody(c, bodySchema);
    const id = c.req.param('id');
    const at = now();
    await db.transaction(async (tx) => {
      const condition = eq(inboxConversations.id, id);
      const [conversation] = await tx
        .select()
        .from(inboxConversations)
        .where(condition)
        .for('update');
      if (!conversation) throw notFound('Conversation');
      if (text !== undefined) {
        await addMessages(tx, at, conversation, [
          { kind: 'visitor', authorName: conversation.visitorName, text },
        ]);
      }
      const until = addSeconds(at, seconds).toISOString();
      await tx
        .update(inboxConversations)
        .set({
          ...(typing !== undefined && { typing: [{ name: typing, until }] }),
          ...(text !== undefined && {
            lastMessageAt: at,
            unread: conversation.unread + 1,
            isOnline: true,
            status: 'open' as const,
            snoozedUntil: null,
          }),
        })
        .where(condition);
    });
    return c.json({ success: true });
  });

  return routes;
}
