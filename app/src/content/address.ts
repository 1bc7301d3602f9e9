import type { ContentPaths } from '@platform/ui';
import { hrefOf, pathsOf, recordHref } from '../kit/address.ts';
import { oneOf, text, wholeNumber } from '../kit/searchParams.ts';
import type { SearchState } from '../kit/searchParams.ts';
import { content } from './area.ts';

/** Paths of the section. */
export const contentPaths: ContentPaths = pathsOf(content, {
  contents: 'contentStudio',
  generate: 'contentGenerate',
  templates: 'contentTemplates',
  analytics: 'contentAnalytics',
  history: 'contentHistory',
});

const editor = pathsOf(content, { path: 'editContent' });

/** Returns the address of a content's editor. */
export const contentHref = (contentId: string): string => recordHref(editor.path, contentId);

const kind = oneOf(['', 'article', 'email', 'social_post', 'call_script']);

/** State of the list of contents; '' means all, in `status` all but the archived. */
export const contentsParams = {
  search: text,
  type: kind,
  status: oneOf(['', 'all', 'draft', 'ready', 'archived']),
  view: oneOf(['table', 'grid']),
};

/** Returns the address of the list of contents in a state. */
export const contentsHref = (state: Partial<SearchState<typeof contentsParams>>): string =>
  hrefOf(contentPaths.contents, contentsParams, state);

/** State of the templates; '' means all. */
export const templatesParams = { search: text, category: kind };

/** The template that a brief starts from; '' for none. */
export const briefParams = { template: text };

/** Returns the address of a brief that starts from a template. */
export const briefHref = (templateId: string): string =>
  hrefOf(contentPaths.generate, briefParams, { template: templateId });

/** State of the figures. */
export const figuresParams = { range: oneOf(['week', 'month', 'quarter'], 'month') };

/** State of the history. */
export const historyParams = {
  /** Id of a content; '' for all. */
  content: text,
  /** The newer of two compared versions; 0 for none. */
  version: wholeNumber,
  /** The older one; 0 for the one before it. */
  before: wholeNumber,
};

export type HistoryState = SearchState<typeof historyParams>;

/** Returns the address of the history of one content. */
export const historyHref = (contentId: string): string =>
  hrefOf(contentPaths.history, historyParams, { content: contentId });

/** Returns the address that compares a version with the one before it. */
export const compareHref = (contentId: string, version: number): string =>
  hrefOf(contentPaths.history, historyParams, { content: contentId, version });
