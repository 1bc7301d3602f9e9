import { agentTemplateCalls, voiceCalls } from '@platform/api/contract';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { notFound } from '../http/HttpError.ts';
import { serve } from '../http/serve.ts';
import { serveWav } from './audio/serveWav.ts';
import { sampleOf } from './audio/sample.ts';
import { TEMPLATES } from './templates.ts';
import { VOICES } from './voices.ts';

export function catalogueRoutes(backend: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const { path } = voiceCalls.list.call;

  serve(routes, backend, agentTemplateCalls.list, async () => ({ templates: [...TEMPLATES] }));

  serve(routes, backend, voiceCalls.list, async ({ c }) => {
    const { origin } = new URL(c.req.url);
    return {
      voices: VOICES.map(({ greeting: _greeting, pitch: _pitch, hasSample, ...voice }) => ({
        ...voice,
        preview_url: hasSample ? `${origin}/voice${path}/${voice.id}/sample.wav` : null,
      })),
    };
  });

  // Audio players send no token, and samples are not secret.
  routes.get(`${path}/:id/sample.wav`, (c) => {
    const voice = VOICES.find(({ id }) => id === c.req.param('id'));
    if (!voice?.hasSample) throw notFound('Sample');
    return serveWav(c, sampleOf(voice));
  });

  return routes;
}
