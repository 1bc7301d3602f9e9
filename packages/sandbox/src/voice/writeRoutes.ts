import {
  activateBodySchema,
  agentBodySchema,
  agentChangeSchema,
  voiceCalls,
} from '@platform/api/contract';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { pathOf } from '../http/paths.ts';
import { readBody } from '../http/validate.ts';
import { requireCaller } from '../session/caller.ts';
import { changeAgent, createAgent, removeAgent } from './changeAgent.ts';
import { agentDetailWire, findAgent } from './findAgent.ts';

/** Making and changing agents. Everyone who is signed in may. */
export function writeRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const signedIn = requireCaller(backend);
  const { db, now } = backend;

  routes.post(voiceCalls.createAgent.path, signedIn, async (c) => {
    const { caller } = c.var;
    const id = await createAgent(backend, caller, await readBody(c, agentBodySchema));
    return c.json(agentDetailWire(await findAgent(db, now(), caller.tenantId, id)), 201);
  });

  routes.on(['PATCH', 'PUT'], pathOf(voiceCalls.updateAgent), signedIn, async (c) => {
    const { caller } = c.var;
    const id = c.req.param('id') ?? '';
    await changeAgent(backend, caller, id, await readBody(c, agentChangeSchema));
    return c.json(agentDetailWire(await findAgent(db, now(), caller.tenantId, id)));
  });

  routes.on(['PATCH', 'POST'], pathOf(voiceCalls.activateAgent), signedIn, async (c) => {
    const { caller } = c.var;
    const id = c.req.param('id') ?? '';
    await changeAgent(backend, caller, id, await readBody(c, activateBodySchema));
    return c.json(agentDetailWire(await findAgent(db, now(), caller.tenantId, id)));
  });

  routes.delete(pathOf(voiceCalls.removeAgent), signedIn, async (c) => {
    await removeAgent(backend, c.var.caller, c.req.param('id') ?? '');
    return c.json({ success: true });
  });

  return routes;
}
