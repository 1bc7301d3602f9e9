import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { contentCalls } from './calls.ts';
import { contentHistorySchema, contentVersionsSchema } from './history.ts';
import type { ContentHistory, ContentVersion } from './history.ts';
import { contentOverviewSchema } from './overview.ts';
import type { ContentOverview } from './overview.ts';

/** `GET /v1/contents/{id}/versions`, newest first. */
export async function listContentVersions(
  http: Http,
  id: string,
  signal?: AbortSignal,
): Promise<ContentVersion[]> {
  const input = { params: { id }, signal };
  return parse(contentVersionsSchema, await http.send(contentCalls.contentVersions, input));
}

/** Which events are asked for: of one content, and from where the last page ended. */
export interface ContentHistoryQuery {
  contentId?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** `GET /v1/history`. */
export async function getContentHistory(
  http: Http,
  { contentId, ...page }: ContentHistoryQuery = {},
  signal?: AbortSignal,
): Promise<ContentHistory> {
  const query = { ...page, content_id: contentId };
  return parse(
    contentHistorySchema,
    await http.send(contentCalls.contentHistory, { query, signal }),
  );
}

/** `GET /v1/analytics/overview`; `from` and `to` are days such as `2026-11-23`, both within. */
export async function getContentOverview(
  http: Http,
  query: { from: string; to: string },
  signal?: AbortSignal,
): Promise<ContentOverview> {
  return parse(
    contentOverviewSchema,
    await http.send(contentCalls.contentOverview, { query, signal }),
  );
}
