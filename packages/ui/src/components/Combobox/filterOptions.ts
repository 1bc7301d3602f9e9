import {
  createMatcher,
  foldForSearch,
  joinFields,
  toSearchText,
  trimText,
} from '@platform/i18n/text';
import type { SelectOption, SelectValue } from '../Select/types.ts';

/**
 * Returns the options that match the typed text: labels that start with it first, then those with a
 * word that does, then the rest, each in their own order.
 */
export function filterOptions<Value extends SelectValue>(
  options: readonly SelectOption<Value>[],
  typed: string,
): SelectOption<Value>[] {
  type Options = SelectOption<Value>[];
  const search = trimText(typed);
  const isMatch = createMatcher(search);
  const start = foldForSearch(search);
  const ranks: [Options, Options, Options] = [[], [], []];
  for (const option of options) {
    const { label, description = '' } = option;
    const text = toSearchText(joinFields(label, description));
    if (!isMatch(text)) continue;
    const hasWord = ` ${text.replaceAll('\n', ' ')}`.includes(` ${start}`);
    ranks[text.startsWith(start) ? 0 : hasWord ? 1 : 2].push(option);
  }
  return ranks.flat();
}
