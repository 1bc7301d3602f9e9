import { DOCUMENT_STATUSES } from '@platform/api';
import { hrefOf, pathsOf } from '../kit/address.ts';
import { oneOf, text } from '../kit/searchParams.ts';
import type { SearchState } from '../kit/searchParams.ts';
import { knowledge } from './area.ts';

/** Path of the page. */
export const knowledgePath = pathsOf(knowledge, { knowledge: 'knowledgeBase' }).knowledge;

/** State of the page: the base, which of its documents are listed, and what the side panel shows. */
export const knowledgeParams = {
  /** Id of a base; '' for the first. */
  base: text,
  search: text,
  /** '' means all. */
  status: oneOf(['', ...DOCUMENT_STATUSES]),
  /** Id of the open document; '' for none. */
  document: text,
  panel: oneOf(['', 'test']),
};

/** Returns the address of the page in a state. */
export const knowledgeHref = (state: Partial<SearchState<typeof knowledgeParams>>): string =>
  hrefOf(knowledgePath, knowledgeParams, state);

/** Returns the address of a base. */
export const baseHref = (baseId: string): string => knowledgeHref({ base: baseId });
