import { embedCalls, visitorQuestionSchema } from '@platform/api/contract';
import type { EmbedBotWire } from '@platform/api/contract';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Backend, RouteEnv } from '../../backend.ts';
import { bots } from '../../db/botTables.ts';
import { HttpError, notFound } from '../../http/HttpError.ts';
import { pathOf } from '../../http/paths.ts';
import { readBody } from '../../http/validate.ts';
import { answerQuestion } from '../answerQuestion.ts';
import type { BotRow } from '../answerQuestion.ts';
import { createQuestionLimit } from './questionLimit.ts';
import { EMBED_SCRIPT_PATH } from './publicPaths.ts';
import { widgetScript } from './widgetScript.ts';

/** A question of 500 characters, each written as an escape of JSON, and the JSON around it. */
const LARGEST_BODY = 8 * 1024;

/**
 * What pages of others ask: the script, who a bot is, and its answers. Nobody is signed in here, no
 * cookie is read and none is set.
 */
export function embedRoutes({ db, now }: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const secondsToWait = createQuestionLimit(now);

  async function findBot(c: Context<RouteEnv>): Promise<BotRow> {
    const [row] = await db
      .select()
      .from(bots)
      .where(eq(bots.id, c.req.param('id') ?? ''));
    if (!row) throw notFound('Bot');
    return row;
  }

  routes.get(EMBED_SCRIPT_PATH, async (c) =>
    c.body(await widgetScript(), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    }),
  );

  routes.get(pathOf(embedCalls.describe), async (c) => {
    const { name, greeting } = await findBot(c);
    return c.json({ name, greeting } satisfies EmbedBotWire);
  });

  routes.post(
    pathOf(embedCalls.ask),
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: (c) => c.json(new HttpError('TOO_LARGE', 'The question is too long').toBody(), 413),
    }),
    async (c) => {
      const { question } = await readBody(c, visitorQuestionSchema);
      const wait = secondsToWait(c.env.incoming?.socket.remoteAddress ?? '');
      if (wait > 0) {
        c.header('Retry-After', String(wait));
        throw new HttpError('TOO_MANY_QUESTIONS', 'Too many questions at once');
      }
      return c.json(await answerQuestion(db, await findBot(c), question));
    },
  );

  return routes;
}
