import { contentPaths } from './contentPaths.ts';

/** The address under which a content is edited. */
export const contentHref = (contentId: string): string =>
  `${contentPaths.contents}/edit/${encodeURIComponent(contentId)}`;

/** The address of the history of one content. */
export const historyHref = (contentId: string): string =>
  `${contentPaths.history}?content=${encodeURIComponent(contentId)}`;

/** The address of the list with a filter. */
export const listHref = (filter: Readonly<Record<string, string>>): string =>
  `${contentPaths.contents}?${new URLSearchParams(filter).toString()}`;

/** The address of a brief that starts from a template. */
export const briefHref = (templateId: string): string =>
  `${contentPaths.generate}?template=${encodeURIComponent(templateId)}`;
