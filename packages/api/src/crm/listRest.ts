import type { Keyed } from '@platform/domain';
import type { Resource } from '../resource.ts';
import { identityOf } from '../schema/identity.ts';

interface Page {
  limit: number;
  offset: number;
}

/**
 * Loads what follows the first page of a list, page by page: a service may send fewer rows than it is asked
 * for. Ends with `limit` rows, an empty page, one that is shorter than the page before, or one without a
 * new row, as from a service that ignores `offset`. Rows without an id get keys by their place in the list.
 *
 * @throws what `loadPage` rejects with
 */
export async function listRest<Row extends Keyed & { id: string }>(
  loadPage: (page: Page) => Promise<readonly Row[]>,
  { limit, offset }: Page,
): Promise<Row[]> {
  const rows: Row[] = [];
  const seen = new Set<string>();
  let loaded = 0;
  let previous = 0;
  while (rows.length < limit) {
    const start = offset + loaded;
    // oxlint-disable-next-line no-await-in-loop -- one page tells where the next one begins
    const page = await loadPage({ limit: limit - rows.length, offset: start });
    const fresh = page.filter((row) => !seen.has(identityOf(row)));
    for (const row of fresh) seen.add(identityOf(row));
    rows.push(
      ...fresh.map((row, place) =>
        row.id === '' ? { ...row, key: `#${start + place + 2}` } : row,
      ),
    );
    if (page.length < previous || fresh.length === 0) break;
    previous = page.length;
    loaded += page.length;
  }
  return rows;
}

interface Load {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** Adds to a resource of pages what follows a page, read with `isRest`: up to `limit` rows after `offset`. */
export const readsOn = <Row extends Keyed & { id: string }, Params extends Load>(
  resource: Resource<Row[], Params>,
): Resource<Row[], Params & { isRest?: boolean }> => ({
  ...resource,
  load: (api, { isRest, ...params }, signal) => {
    const { limit = 0, offset = 0 } = params;
    const loadPage = (page: Page) =>
      resource.load(api, { ...(params as unknown as Params), ...page }, signal);
    return isRest
      ? listRest(loadPage, { limit, offset })
      : resource.load(api, params as unknown as Params, signal);
  },
});
