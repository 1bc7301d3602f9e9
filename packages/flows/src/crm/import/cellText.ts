import { trimText } from '@platform/i18n/text';
import { withoutTextMark } from '../../export/textMark.ts';

/** How spreadsheets write a value that must stay text: `="00452"`. */
const TEXT_FORMULA = /^="([^"]*(?:""[^"]*)*)"$/;

/** Returns the value that the author of a cell meant: without edges, `="…"` and an export's apostrophe. */
export function cellText(cell: string): string {
  const text = withoutTextMark(trimText(cell));
  const formula = TEXT_FORMULA.exec(text)?.[1];
  return formula === undefined ? text : trimText(formula.replaceAll('""', '"'));
}
