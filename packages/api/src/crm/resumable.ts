import type { Identified } from '@platform/domain';
import type { Resource } from '../resource.ts';
import { loadAll } from '../schema/loadAll.ts';
import type { ListPage } from '../schema/loadAll.ts';

interface Load {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** With `isRest`, the resource loads up to `limit` rows after `offset`. */
export const resumable = <Row extends Identified, Params extends Load>(
  resource: Resource<Row[], Params>,
): Resource<Row[], Params & { isRest?: boolean }> => ({
  ...resource,
  load: async (api, { isRest, ...params }, signal) => {
    const load = (page?: ListPage) =>
      resource.load(api, { ...(params as unknown as Params), ...page }, signal);
    if (!isRest) return load();
    const { limit = 0, offset = 0 } = params;
    const { rows } = await loadAll(async (page) => ({ rows: await load(page) }), {
      offset,
      pageSize: limit,
      maxRows: limit,
    });
    return rows;
  },
});
