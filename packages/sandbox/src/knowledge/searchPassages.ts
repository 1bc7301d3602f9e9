import { sql } from 'drizzle-orm';
import type { Database } from '../db/store.ts';

/** What is asked of one base of one tenant. */
export interface Question {
  tenantId: string;
  baseId: string;
  question: string;
  /** How many passages at most. */
  topK: number;
}

/** A passage that shares words with the question. */
export interface FoundPassage {
  documentId: string;
  documentName: string;
  /** Which passage of its document it is, counted from 0. */
  position: number;
  text: string;
  /** 0 to 1: how many of the words of the question it has, and how close together. */
  score: number;
}

/**
 * The passages of a base that answer a question best, the best one first: by the full-text search of
 * PostgreSQL, with endings cut off and words such as 'the' left out. A question without any
 * other word finds nothing, and neither does a base of another tenant.
 */
export async function searchPassages(
  db: Database,
  { tenantId, baseId, question, topK }: Question,
): Promise<FoundPassage[]> {
  const result = await db.execute(sql`
    WITH asked AS (
      SELECT
        tsvector_to_array(to_tsvector('english', ${question})) AS words,
        replace(plainto_tsquery('english', ${question})::text, ' & ', ' | ')::tsquery AS anyone
    ),
    found AS (
      SELECT p.document_id, d.name, p.position, p.text,
        (SELECT count(*) FROM unnest(asked.words) word
          WHERE word = ANY (tsvector_to_array(to_tsvector('english', p.text))))::real
          / greatest(1, cardinality(asked.words)) AS share,
        ts_rank_cd(to_tsvector('english', p.text), asked.anyone, 32) AS closeness
      FROM asked, passages p JOIN documents d ON d.id = p.document_id
      WHERE d.tenant_id = ${tenantId} AND d.base_id = ${baseId}
        AND to_tsvector('english', p.text) @@ asked.anyone
    )
    SELECT document_id AS "documentId", name AS "documentName", position, text,
      round((0.8 * share + 0.2 * least(1, 2 * closeness))::numeric, 3)::float8 AS score
    FROM found
    ORDER BY score DESC, document_id, position
    LIMIT ${topK}`);
  return (result as unknown as { rows: FoundPassage[] }).rows;
}
