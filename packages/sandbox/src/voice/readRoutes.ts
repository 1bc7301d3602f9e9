import { agentsQuerySchema, voiceCalls } from '@platform/api/contract';
import type { AgentsWire, VoiceWire } from '@platform/api/contract';
import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { agents } from '../db/voiceTables.ts';
import { notFound } from '../http/HttpError.ts';
import { holds, pageOf } from '../http/listing.ts';
import { pathOf } from '../http/paths.ts';
import { readQuery } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';
import { serveWav } from './audio/serveWav.ts';
import { sampleOf } from './audio/sample.ts';
import { agentDetailWire, agentWire, findAgent, selectAgents } from './findAgent.ts';
import { TEMPLATES } from './templates.ts';
import { VOICES } from './voices.ts';

/** Whoever asks for no page gets as many as there may be: lists of names need all. */
const LONGEST_PAGE = 1000;

/** The agents of a tenant, what new ones can start from, and the voices with their samples. */
export function readRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db, now } = backend;

  routes.get(voiceCalls.agentTemplates.path, signedIn, (c) => c.json({ templates: TEMPLATES }));

  routes.get(voiceCalls.agents.path, signedIn, async (c) => {
    const query = readQuery(c, agentsQuerySchema);
    const { search = '', agent_type: type, is_enabled: isEnabled } = query;
    const { limit, offset } = pageOf({ limit: query.limit ?? LONGEST_PAGE, offset: query.offset });
    const isWanted = and(
      eq(agents.tenantId, c.var.caller.tenantId),
      holds(search, [agents.name]),
      type && eq(agents.agentType, type),
      isEnabled && eq(agents.isEnabled, isEnabled === 'true'),
    );
    const total = await db.$count(agents, isWanted);
    const rows = await selectAgents(db, now())
      .where(isWanted)
      .orderBy(asc(agents.createdAt), asc(agents.id))
      .limit(limit)
      .offset(offset);
    return c.json({ agents: rows.map(agentWire), total } satisfies AgentsWire);
  });

  routes.get(pathOf(voiceCalls.agent), signedIn, async (c) => {
    const { tenantId } = c.var.caller;
    return c.json(agentDetailWire(await findAgent(db, now(), tenantId, c.req.param('id') ?? '')));
  });

  routes.get(voiceCalls.voices.path, signedIn, (c) => {
    const { origin } = new URL(c.req.url);
    const address = (id: string) => `${origin}/voice${voiceCalls.voices.path}/${id}/sample.wav`;
    const voices = VOICES.map(
      ({ id, name, language, gender, accent, provider, hasSample }): VoiceWire => ({
        id,
        name,
        language,
        gender,
        accent,
        provider,
        preview_url: hasSample ? address(id) : null,
      }),
    );
    return c.json({ voices });
  });

  // Players of audio send no token, and samples are no secret.
  routes.get(`${voiceCalls.voices.path}/:id/sample.wav`, (c) => {
    const voice = VOICES.find(({ id }) => id === c.req.param('id'));
    if (!voice?.hasSample) throw notFound('Sample');
    return serveWav(c, sampleOf(voice));
  });

  return routes;
}
