import { trimText } from '@platform/i18n/text';

/** Separators of values within a cell: ` ::: ` (Google Contacts), semicolon, bar, line break. */
const BETWEEN = /:::|[;|\n]/;

export const splitValues = (cell: string): string[] =>
  cell.split(BETWEEN).map(trimText).filter(Boolean);
