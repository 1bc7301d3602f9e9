import { createMatcher, joinFields, toSearchText } from '@platform/i18n/text';
import type { SelectOption } from '../Select/types.ts';

/** Returns the options whose label or description contains the typed text, in their order. */
export function filterOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const isMatch = createMatcher(typed);
  return options.filter(({ label, description = '' }) =>
    isMatch(toSearchText(joinFields(label, description))),
  );
}
