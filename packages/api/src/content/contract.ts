/** What both sides of the wire agree on, of the content area: schemas, types and calls. */
export { contentCalls } from './calls.ts';
export { CONTENT_EVENTS, CONTENT_LIMITS, CONTENT_STATUSES, CONTENT_TYPES } from './values.ts';
export type { ContentEventKind, ContentStatus, ContentType } from './values.ts';
export { contentsSchema } from './contents.ts';
export type {
  ContentAuthor,
  ContentList,
  ContentRow,
  ContentRowWire,
  ContentsWire,
} from './contents.ts';
export { conflictIn, contentSchema } from './content.ts';
export type {
  Content,
  ContentFields,
  ContentSource,
  ContentSourceWire,
  ContentWire,
  NewContent,
} from './content.ts';
export { contentHistorySchema, contentVersionsSchema } from './history.ts';
export type {
  ContentEvent,
  ContentEventWire,
  ContentHistory,
  ContentHistoryWire,
  ContentVersion,
  ContentVersionsWire,
  ContentVersionWire,
} from './history.ts';
export { contentOverviewSchema } from './overview.ts';
export type { ContentOverview, ContentOverviewWire } from './overview.ts';
export {
  contentBodySchema,
  contentOverviewQuerySchema,
  contentsQuerySchema,
  historyQuerySchema,
  newContentBodySchema,
  restoreBodySchema,
} from './requests.ts';
export type { ContentBody, NewContentBody, RestoreBody } from './requests.ts';
