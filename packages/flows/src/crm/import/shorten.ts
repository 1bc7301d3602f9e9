import { shorten as shortenTo } from '@platform/i18n/text';

const MAX_LENGTH = 200;

/** Cuts a text to what is shown of it: a cell of the file may hold 100 kB. */
export const shorten = (text: string): string => shortenTo(text, MAX_LENGTH);
