import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { invalid } from './validate.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

/** The rows of a list that were asked for. @throws HttpError 422 above 1,000 at once */
export function pageOf({
  limit = DEFAULT_LIMIT,
  offset = 0,
}: {
  limit?: number | undefined;
  offset?: number | undefined;
}) {
  if (limit > MAX_LIMIT) throw invalid({ limit: `At most ${MAX_LIMIT} at once` });
  return { limit, offset };
}

/** Whether any of the columns holds the text, whatever its case; `%` and `_` are plain letters. */
export function holds(search: string, columns: readonly SQLWrapper[]): SQL | undefined {
  const text = search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  if (text === '') return undefined;
  const found = columns.map((column) => sql`${column} ILIKE ${`%${text}%`}`);
  return sql`(${sql.join(found, sql` OR `)})`;
}
