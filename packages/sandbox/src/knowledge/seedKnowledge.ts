import { eq } from 'drizzle-orm';
import { insertRows } from '../db/insertRows.ts';
import { documents, knowledgeBases, passages } from '../db/knowledgeTables.ts';
import type { Database } from '../db/store.ts';
import { NORTHWIND } from '../seed/people.ts';
import { addSeconds } from '../session/tokenSet.ts';
import { splitPassages } from './parse/splitPassages.ts';
import { NORTHWIND_BASES } from './seed/bases.ts';
import type { SeedDocument } from './seed/bases.ts';
import { KNOWLEDGE_SETTINGS } from './settings.ts';
import { crawl, hashOf, sitePathOf } from './site.ts';

const DAY_SECONDS = 24 * 3600;
const KILOBYTE = 1024;
const { id: tenantId } = NORTHWIND;

export async function hasDocuments(db: Database): Promise<boolean> {
  return (await db.select({ id: documents.id }).from(documents).limit(1)).length > 0;
}

export async function seedKnowledge(tx: Database, at: Date): Promise<void> {
  const numbered = NORTHWIND_BASES.map((base, index) => ({ ...base, id: `kb_nw0${index + 1}` }));
  await insertRows(
    tx,
    knowledgeBases,
    numbered.map(({ id, name, description }, index) => {
      return {
        id,
        tenantId,
        name,
        description,
        updatedAt: addSeconds(at, -(index + 1) * DAY_SECONDS),
      };
    }),
  );
  const made = numbered.flatMap(({ id, documents: all }, base) =>
    all.map((document, index) => {
      const documentId = `doc_nw${base + 1}${String(index + 1).padStart(2, '0')}`;
      return rowsOf(
        document,
        documentId,
        id,
        addSeconds(at, -(7 * base + index + 1) * DAY_SECONDS),
      );
    }),
  );
  const rows = made.map(({ document }) => document);
  await insertRows(tx, documents, rows);
  await insertRows(
    tx,
    passages,
    made.flatMap(({ texts, document }) =>
      texts.map((text, position) => ({ documentId: document.id, position, text })),
    ),
  );
}

function rowsOf(seed: SeedDocument, id: string, baseId: string, at: Date) {
  const { name, type, kilobytes, fault, url = '', isStale = false } = seed;
  const path = url ? sitePathOf(url, '') : null;
  const pages = path === null ? [] : crawl(KNOWLEDGE_SETTINGS.siteEdition, path, 0);
  const read = pages.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('\n\n');
  const document = {
    id,
    tenantId,
    baseId,
    name,
    type,
    status: fault ? 'failed' : 'ready',
    reason: fault ?? null,
    sizeBytes: kilobytes * KILOBYTE,
    url,
    depth: 0,
    sourceHash: pages.length === 0 ? null : isStale ? 'another' : hashOf(pages),
    createdAt: at,
    updatedAt: at,
  };
  return { document, texts: seed.passages.length > 0 ? seed.passages : splitPassages(read) };
}

export async function seedExtraDocuments(db: Database, at: Date, count: number): Promise<number> {
  const baseId = 'kb_nw03';
  const [base] = await db.select().from(knowledgeBases).where(eq(knowledgeBases.id, baseId));
  if (!base) return 0;
  const made = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(5, '0');
    const seed: SeedDocument = {
      name: `Leaflet ${number}.txt`,
      type: 'txt',
      kilobytes: 1,
      passages: [`Leaflet ${number} says what part ${number} is for.`],
      ...(index % 9 === 4 && { fault: 'broken', passages: [] }),
    };
    return rowsOf(seed, `doc_x${number}`, baseId, addSeconds(at, -index * 60));
  });
  return db.transaction(async (tx) => {
    const added = await insertRows(
      tx,
      documents,
      made.map(({ document }) => document),
    );
    const rows = made.flatMap(({ texts, document }) =>
      texts.map((text, position) => ({ documentId: document.id, position, text })),
    );
    await insertRows(tx, passages, rows);
    return added;
  });
}
