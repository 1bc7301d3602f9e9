import { shorten as shortenTo } from '@platform/i18n/text';

const MAX_LENGTH = 1000;

/** Shortens the text of a cell, because the browser would lay out all of it to truncate 100 kB. */
export const shorten = (text: string): string => shortenTo(text, MAX_LENGTH);
