import { searchNeedles } from '@platform/i18n/text';
import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { invalid } from './validate.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

/** @throws HttpError 422 above 1,000 rows */
export function parsePagination({
  limit = DEFAULT_LIMIT,
  offset = 0,
}: {
  limit?: number | undefined;
  offset?: number | undefined;
}) {
  if (limit > MAX_LIMIT) throw invalid({ limit: `At most ${MAX_LIMIT} at once` });
  return { limit, offset };
}

/** The text is normalised as clients do; columns in `phones` match in any format. */
export function ilikeAny(
  search: string,
  columns: readonly SQLWrapper[],
  phones: readonly SQLWrapper[] = [],
): SQL | undefined {
  const needles = searchNeedles(search);
  if (needles.text === '') return undefined;
  const texts = needles.email ? [needles.text, needles.email] : [needles.text];
  const found = [
    ...columns.flatMap((column) =>
      texts.map((text) => sql`strpos(fold_for_search(${column}), ${text}) > 0`),
    ),
    ...needles.phones.flatMap((digits) =>
      phones.map((column) => sql`strpos(phone_lines(${column}), ${digits}) > 0`),
    ),
  ];
  return sql`(${sql.join(found, sql` OR `)})`;
}
