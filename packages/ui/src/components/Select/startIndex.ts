import { foldForSearch } from '@platform/i18n/text';
import { isSkipped } from './availability.ts';
import type { SelectOption, SelectValue } from './types.ts';

/** Keys that open a closed select, in addition to letters. WAI-ARIA APG "Select-Only Combobox". */
const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Home', 'End']);

/** True if a key types a character, for type-ahead. */
export const isLetter = (key: string): boolean => /^\S$/u.test(key);

export const isOpeningKey = (key: string): boolean => openingKeys.has(key) || isLetter(key);

/** Returns the index of the active option on opening, -1 if no option is available. */
export function startIndex(
  options: readonly SelectOption<SelectValue>[],
  value: SelectValue | null,
  key: string,
): number {
  const isFree = (option: SelectOption<SelectValue>) => !isSkipped(option);
  const chosen = options.findIndex((option) => option.value === value);
  if (key === 'Home') return options.findIndex(isFree);
  if (key === 'End') return options.findLastIndex(isFree);
  if (key !== ' ' && [...openingKeys].every((opening) => opening !== key) && key.length > 0) {
    const letter = foldForSearch(key);
    const match = options.findIndex(
      (option) => isFree(option) && foldForSearch(option.label).startsWith(letter),
    );
    if (match >= 0) return match;
  }
  if (chosen >= 0) return chosen;
  return key === 'ArrowUp' ? options.findLastIndex(isFree) : options.findIndex(isFree);
}
