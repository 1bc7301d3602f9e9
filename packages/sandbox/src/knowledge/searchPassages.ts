import { sql } from 'drizzle-orm';
import type { Database } from '../db/store.ts';

export interface Question {
  tenantId: string;
  baseId: string;
  question: string;
  topK: number;
}

export interface FoundPassage {
  documentId: string;
  documentName: string;
  position: number;
  text: string;
  /** 0 to 1: share of the question's words it contains, and their proximity. */
  score: number;
}

/** Best passage first, by PostgreSQL full-text search; stop words alone find nothing. */
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
  return (result as { rows: FoundPassage[] }).rows;
}
