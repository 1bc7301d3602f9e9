import { trimText } from '@platform/i18n/text';

/** Between the values of one cell: ` ::: ` of Google Contacts, a semicolon, a bar, a line break. */
const BETWEEN = /:::|[;|\n]/;

/** Returns the values of a cell that may hold several. */
export const splitValues = (cell: string): string[] =>
  cell.split(BETWEEN).map(trimText).filter(Boolean);
