import { trimText } from '@platform/i18n/text';

/** Separators of values within a cell: ` ::: ` (Google Contacts), semicolon, bar, line break. */
const SEPARATOR = /:::|[;|\n]/;

export const splitValues = (cell: string): string[] =>
  cell.split(SEPARATOR).map(trimText).filter(Boolean);
