import type { Identified } from '@platform/domain';
import type { Resource } from '../resource.ts';
import { loadAll } from '../schema/loadAll.ts';
import type { ListPage } from '../schema/loadAll.ts';

interface Load {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** With `isContinuation`, the resource loads up to `limit` rows after `offset`. */
export const resumable = <Row extends Identified, Params extends Load>(
  resource: Resource<Row[], Params>,
): Resource<Row[], Params & { isContinuation?: boolean }> => ({
  ...resource,
  load: async (api, { isContinuation, ...params }, signal) => {
    const load = (page?: ListPage) =>
      resource.load(api, { ...(params as unknown as Params), ...page }, signal);
    if (!isContinuation) return load();
    const { limit = 0, offset = 0 } = params;
    const { rows } = await loadAll(async (page) => ({ rows: await load(page) }), {
      offset,
      pageSize: limit,
      maxRows: limit,
    });
    return rows;
  },
});
