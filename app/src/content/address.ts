import type { ContentPaths } from '@platform/ui/content';
import { hrefOf, pathsOf, recordHref } from '../kit/address.ts';
import { day, oneOf, text, wholeNumber } from '../kit/searchParams.ts';
import type { SearchState } from '../kit/searchParams.ts';
import { content } from './area.ts';

export const contentPaths: ContentPaths = pathsOf(content, {
  contents: 'contentStudio',
  generate: 'contentGenerate',
  templates: 'contentTemplates',
  analytics: 'contentAnalytics',
  history: 'contentHistory',
});

const editor = pathsOf(content, { path: 'editContent' });

export const contentHref = (contentId: string): string => recordHref(editor.path, contentId);

const kind = oneOf(['', 'article', 'email', 'social_post', 'call_script']);

export const contentsParams = {
  search: text,
  type: kind,
  status: oneOf(['', 'all', 'draft', 'ready', 'archived']),
  from: day,
  to: day,
  view: oneOf(['table', 'grid']),
};

export const contentsHref = (state: Partial<SearchState<typeof contentsParams>>): string =>
  hrefOf(contentPaths.contents, contentsParams, state);

export const templatesParams = { search: text, category: kind };

export const briefParams = { template: text };

export const briefHref = (templateId: string): string =>
  hrefOf(contentPaths.generate, briefParams, { template: templateId });

export const figuresParams = { range: oneOf(['week', 'month', 'quarter'], 'month') };

export const historyParams = {
  content: text,
  /** The newer of two compared versions; 0 for none. */
  version: wholeNumber,
  /** The older version; 0 for the previous one. */
  before: wholeNumber,
};

export type HistoryState = SearchState<typeof historyParams>;

export const historyHref = (contentId: string): string =>
  hrefOf(contentPaths.history, historyParams, { content: contentId });

export const compareHref = (contentId: string, version: number): string =>
  hrefOf(contentPaths.history, historyParams, { content: contentId, version });
