import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend, RouteEnv } from '../backend.ts';
import { conversations } from '../db/voiceTables.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { samplesOf, speak } from './audio/speech.ts';
import { serveWav } from './audio/serveWav.ts';
import { wavOf } from './audio/wav.ts';
import { transcriptOf } from './conversations.ts';
import type { ConversationRow } from './conversations.ts';
import { voiceOf } from './voices.ts';

/** Telephone quality, which halves the size. */
const SAMPLE_RATE = 8000;
const CALLER = { pitch: 141 };
const VALID_MS = 600_000;

/** Recording URLs are valid no longer than the process runs. */
const key = randomBytes(32);

export function recordingUrl(origin: string, id: string, now: Date): string {
  const expires = String(now.getTime() + VALID_MS);
  const query = new URLSearchParams({ expires, signature: sign(id, expires) });
  return `${origin}/voice/v1/recordings/${id}.wav?${query}`;
}

export function recordingRoutes({ db, now }: Backend): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.get('/v1/recordings/:file{.+\\.wav}', async (c) => {
    const id = c.req.param('file').replace(/\.wav$/, '');
    const { expires = '', signature = '' } = c.req.query();
    if (!isSigned(id, expires, signature) || Number(expires) <= now().getTime()) {
      throw new HttpError('FORBIDDEN', 'This address is no longer valid');
    }
    const [row] = await db.select().from(conversations).where(eq(conversations.id, id));
    if (!row?.isRecorded) throw notFound('Recording');
    return serveWav(c, recordingOf(row));
  });
  return routes;
}

function recordingOf(row: ConversationRow): Buffer {
  const sound = new Int16Array(samplesOf(row.durationS * 1000, SAMPLE_RATE));
  const agent = voiceOf(row.agentId);
  for (const { role, text, at_ms: at } of transcriptOf(row).turns) {
    const spoken = speak(text, role === 'agent' ? agent : CALLER, SAMPLE_RATE);
    const start = Math.min(samplesOf(at ?? 0, SAMPLE_RATE), sound.length);
    sound.set(spoken.subarray(0, sound.length - start), start);
  }
  return wavOf(sound, SAMPLE_RATE);
}

function sign(id: string, expires: string): string {
  return createHmac('sha256', key).update(`${id} ${expires}`).digest('base64url');
}

function isSigned(id: string, expires: string, signature: string): boolean {
  const [expected, actual] = [Buffer.from(sign(id, expires)), Buffer.from(signature)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
