import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Backend } from '../backend.ts';
import { insertRows } from '../db/insertRows.ts';
import { documentFiles, documents, knowledgeBases, passages } from '../db/knowledgeTables.ts';
import type { Database } from '../db/store.ts';
import { notify } from '../notifications/notify.ts';
import { splitPassages } from './parse/splitPassages.ts';
import { createParser } from './parse/parser.ts';
import type { ParseResult } from './parse/parser.ts';
import { crawl, hashOf, sitePathOf } from './site.ts';

type DocumentRow = typeof documents.$inferSelect;

export interface Indexing {
  begin(documentId: string): void;
  /** Continues documents that an earlier run or a killed process left unfinished. */
  resume(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

async function notifyFailure(tx: Database, at: Date, { id, baseId, name }: DocumentRow) {
  const [base] = await tx.select().from(knowledgeBases).where(eq(knowledgeBases.id, baseId));
  if (!base) return;
  await notify(tx, at, {
    tenantId: base.tenantId,
    category: 'content',
    severity: 'error',
    title: `${name} could not be read`,
    body: `It is in the knowledge base ${base.name}.`,
    href: `/knowledge-base?base=${baseId}&document=${id}`,
  });
}

/** Time after its expected end until another process takes over a document, in ms. */
const TAKEOVER_MS = 60_000;

const SWEEP_INTERVAL_MS = 30_000;

/** Any number of documents may listen, so Node's listener warning is disabled. */
function createStop(): AbortController {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  return stop;
}

/** One process at a time claims a document; expired claims are taken over. */
export function createIndexing(
  backend: Pick<Backend, 'db' | 'now' | 'indexingMs' | 'siteEdition'>,
  isShared: boolean,
) {
  const { db, now } = backend;
  const parser = createParser();
  const running = new Map<string, Promise<void>>();
  let stopping = createStop();

  /** @returns the document; null if deleted or claimed by another process */
  async function claim(id: string): Promise<DocumentRow | null> {
    const at = now();
    const free = db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, id), eq(documents.status, 'queued')))
      .for('update', { skipLocked: true });
    const [claimed] = await db
      .update(documents)
      .set({
        status: 'processing',
        claim: randomUUID(),
        claimedUntil: new Date(at.getTime() + backend.indexingMs + TAKEOVER_MS),
        updatedAt: at,
      })
      .where(inArray(documents.id, free))
      .returning();
    return claimed ?? null;
  }

  /** @returns true if the claim was still valid */
  async function finish(
    tx: Database,
    { id, claim: ownClaim }: DocumentRow,
    outcome: Pick<DocumentRow, 'status' | 'reason'> & Partial<DocumentRow>,
  ): Promise<boolean> {
    const isOwn = and(
      eq(documents.id, id),
      eq(documents.status, 'processing'),
      eq(documents.claim, ownClaim ?? ''),
    );
    const finished = await tx
      .update(documents)
      .set({ ...outcome, claim: null, claimedUntil: null, updatedAt: now() })
      .where(isOwn)
      .returning({ id: documents.id });
    return finished.length > 0;
  }

  function readSite({ url, depth }: DocumentRow) {
    const path = sitePathOf(url, new URL(url).origin);
    const pages = path === null ? [] : crawl(backend.siteEdition, path, depth);
    if (pages.length === 0) return { result: { fault: 'unreachable' } as const, sourceHash: null };
    const text = pages.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('\n\n');
    return { result: { passages: splitPassages(text) }, sourceHash: hashOf(pages) };
  }

  async function readFile({ id, type, reason }: DocumentRow): Promise<ParseResult> {
    const [file] = await db.select().from(documentFiles).where(eq(documentFiles.documentId, id));
    if (file) {
      const fileType = type === 'text' || type === 'web' ? 'txt' : type;
      return parser.parse(fileType, Buffer.from(file.base64, 'base64'));
    }
    // The demo files do not exist: their stored passages are kept.
    if (reason) return { fault: reason };
    const storedPassages = await db
      .select({ text: passages.text })
      .from(passages)
      .where(eq(passages.documentId, id))
      .orderBy(passages.position);
    return { passages: storedPassages.map(({ text }) => text) };
  }

  async function run(id: string, signal: AbortSignal): Promise<void> {
    await wait(backend.indexingMs, undefined, { signal });
    const row = await claim(id);
    if (!row) return;
    const { result, sourceHash } =
      row.type === 'web' ? readSite(row) : { result: await readFile(row), sourceHash: null };
    await wait(backend.indexingMs, undefined, { signal });
    await db.transaction(async (tx) => {
      const isRead = !('fault' in result);
      const outcome = isRead
        ? ({ status: 'ready', reason: null, sourceHash } as const)
        : ({ status: 'failed', reason: result.fault } as const);
      if (!(await finish(tx, row, outcome))) return;
      if (!isRead) await notifyFailure(tx, now(), row);
      await tx.delete(passages).where(eq(passages.documentId, id));
      const texts = isRead ? result.passages : [];
      const rows = texts.map((text, position) => ({ documentId: id, position, text }));
      await insertRows(tx, passages, rows);
      const at = { updatedAt: now() };
      await tx.update(knowledgeBases).set(at).where(eq(knowledgeBases.id, row.baseId));
    });
  }

  const indexing: Indexing = {
    begin(id) {
      const { signal } = stopping;
      const before = running.get(id) ?? Promise.resolve();
      const done = before
        .then(() => run(id, signal))
        .catch((error: unknown) => {
          if (!signal.aborted) console.error(error);
        })
        .finally(() => {
          if (running.get(id) === done) running.delete(id);
        });
      running.set(id, done);
    },
    async resume() {
      const isLeft = isShared
        ? or(isNull(documents.claimedUntil), lte(documents.claimedUntil, now()))
        : undefined;
      const unindexed = await db
        .update(documents)
        .set({ status: 'queued' })
        .where(or(eq(documents.status, 'queued'), and(eq(documents.status, 'processing'), isLeft)))
        .returning({ id: documents.id });
      for (const { id } of unindexed) if (!running.has(id)) indexing.begin(id);
    },
    async stop() {
      stopping.abort();
      await Promise.all(running.values());
      stopping = createStop();
    },
    async close() {
      clearInterval(resumeTimer);
      await indexing.stop();
      await parser.close();
    },
  };
  const resumeUnfinished = () => indexing.resume().catch((error: unknown) => console.error(error));
  const resumeTimer = isShared
    ? setInterval(() => void resumeUnfinished(), SWEEP_INTERVAL_MS)
    : undefined;
  return indexing;
}
