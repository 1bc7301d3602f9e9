import { shorten as shortenTo } from '@platform/i18n/text';

const MAX_LENGTH = 200;

/** Shortens a cell for display; cells may hold 100 kB. */
export const shorten = (text: string): string => shortenTo(text, MAX_LENGTH);
