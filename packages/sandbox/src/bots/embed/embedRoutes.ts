import { askEmbeddedBot, embedCalls } from '@platform/api/contract';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Backend, RouteEnv } from '../../backend.ts';
import { bots } from '../../db/botTables.ts';
import { HttpError, notFound } from '../../http/HttpError.ts';
import { pathOf } from '../../http/paths.ts';
import { serve } from '../../http/serve.ts';
import { answerQuestion } from '../answerQuestion.ts';
import type { BotRow } from '../answerQuestion.ts';
import { createQuestionLimit } from './questionLimit.ts';
import { EMBED_SCRIPT_PATH } from './publicPaths.ts';
import { widgetScript } from './widgetScript.ts';

/** A question of 500 characters, each as a JSON escape, plus the JSON around it. */
const MAX_BODY_BYTES = 8 * 1024;

/** The chat widget's script and its calls. Public: no cookie is read or set. */
export function embedRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { db, now } = backend;
  const secondsToWait = createQuestionLimit(now);

  async function findBot(id: string): Promise<BotRow> {
    const [row] = await db.select().from(bots).where(eq(bots.id, id));
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

  serve(routes, backend, embedCalls.get, async ({ params }) => {
    const { name, greeting } = await findBot(params.id);
    return { name, greeting };
  });

  routes.post(
    pathOf(askEmbeddedBot),
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json(new HttpError('TOO_LARGE', 'The question is too long').toBody(), 413),
    }),
  );

  serve(routes, backend, embedCalls.ask, async ({ params, body, c }) => {
    const wait = secondsToWait(c.env.incoming?.socket.remoteAddress ?? '');
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      throw new HttpError('TOO_MANY_QUESTIONS', 'Too many questions at once');
    }
    return answerQuestion(db, await findBot(params.id), body.question);
  });

  return routes;
}
