import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { dashboardCalls } from './calls.ts';
import { overviewSchema } from './schema.ts';
import type { Overview } from './schema.ts';

/** `GET /v1/analytics/dashboard/overview`. */
export async function getOverview(http: Http, signal?: AbortSignal): Promise<Overview> {
  return parse(overviewSchema, await http.send(dashboardCalls.overview, { signal }));
}
