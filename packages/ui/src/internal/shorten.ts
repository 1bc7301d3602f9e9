import { shorten as shortenTo } from '@platform/i18n/text';

const MAX_LENGTH = 1000;

/**
 * A text as a cell shows it: no cell has room for more, and the browser would lay out all 100 kB of
 * a word to cut it at the edge.
 */
export const shorten = (text: string): string => shortenTo(text, MAX_LENGTH);
