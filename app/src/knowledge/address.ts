import { DOCUMENT_STATUSES } from '@platform/api';
import { hrefOf, pathsOf } from '../kit/address.ts';
import { oneOf, several, text } from '../kit/searchParams.ts';
import type { SearchState } from '../kit/searchParams.ts';
import { knowledge } from './area.ts';

export const knowledgePath = pathsOf(knowledge, { knowledge: 'knowledgeBase' }).knowledge;

export const knowledgeParams = {
  /** Id of a base; '' for the first. */
  base: text,
  search: text,
  status: several(oneOf(DOCUMENT_STATUSES).read),
  /** Id of the open document; '' for none. */
  document: text,
  panel: oneOf(['', 'test']),
};

export const knowledgeHref = (state: Partial<SearchState<typeof knowledgeParams>>): string =>
  hrefOf(knowledgePath, knowledgeParams, state);

export const baseHref = (baseId: string): string => knowledgeHref({ base: baseId });
