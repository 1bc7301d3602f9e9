import * as z from 'zod/mini';
import { wholeNumberParam } from '../../routing/wholeNumberParam.ts';
import { contentPaths } from '../contentPaths.ts';

/** What the address says about the history. */
export const historyAddress = z.object({
  /** The content that it is of; '' for all. */
  content: z.catch(z.string(), ''),
  /** The newer of two versions that are compared; 0 for none. */
  version: wholeNumberParam,
  /** The older one; 0 for the one before it. */
  before: wholeNumberParam,
});

export type HistoryAddress = z.output<typeof historyAddress>;

/** The address that compares a version with what came before it. */
export const compareHref = (contentId: string, newer: number): string => {
  const params = new URLSearchParams({ content: contentId, version: String(newer) });
  return `${contentPaths.history}?${params.toString()}`;
};
