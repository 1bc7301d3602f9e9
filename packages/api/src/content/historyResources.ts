import { defineResource } from '../resource.ts';
import { getContentHistory, getContentOverview, listContentVersions } from './historyEndpoints.ts';
import { withLaterHistory } from './loadedHistory.ts';
import type { LoadedHistory } from './loadedHistory.ts';

/** The versions of a content that are kept, newest first. */
export const contentVersions = defineResource({
  name: 'content.versions',
  load: ({ http }, { id }: { id: string }, signal) => listContentVersions(http, id, signal),
  freshMs: 2000,
});

/** What happened to a content, or to all where `contentId` is '', newest first: the pages read so far. */
export const contentHistory = defineResource({
  name: 'content.history',
  load: async ({ http }, { contentId }: { contentId: string }, signal): Promise<LoadedHistory> => {
    const page = await getContentHistory(http, { contentId: contentId || undefined }, signal);
    return { contentId, ...page };
  },
  merge: withLaterHistory,
  freshMs: 2000,
  isFeature: true,
});

/** What was made between two days, both within. */
export const contentOverview = defineResource({
  name: 'content.overview',
  load: ({ http }, range: { from: string; to: string }, signal) =>
    getContentOverview(http, range, signal),
  freshMs: 60_000,
  isFeature: true,
});
