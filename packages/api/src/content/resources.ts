import { defineResource } from '../resource.ts';
import { getContent, listContents } from './endpoints.ts';
import type { ContentsQuery } from './endpoints.ts';

/** What the tenant has written, in the order of the service; a deployment may lack the service. */
export const contents = defineResource({
  name: 'content.contents',
  load: ({ http }, query: ContentsQuery, signal) => listContents(http, query, signal),
  isFeature: true,
});

/** A content in full; somebody else may change it, so each visit asks. */
export const content = defineResource({
  name: 'content.content',
  load: ({ http }, { id }: { id: string }, signal) => getContent(http, id, signal),
  freshMs: 2000,
});
