import { trimText } from '@platform/i18n/text';
import { unescapeFromSpreadsheet } from '@platform/i18n/text';

/** Spreadsheets' way to keep a value as text: `="00452"`. */
const TEXT_FORMULA = /^="([^"]*(?:""[^"]*)*)"$/;

/** The intended value of a cell, without surrounding spaces, `="…"` or an export's apostrophe. */
export function cellText(cell: string): string {
  const text = unescapeFromSpreadsheet(trimText(cell));
  const formula = TEXT_FORMULA.exec(text)?.[1];
  return formula === undefined ? text : trimText(formula.replaceAll('""', '"'));
}
