import { createMatcher, joinFields, toSearchText } from '@platform/i18n/text';
import type { SelectOption } from '../Select/types.ts';

export function filterOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const isMatch = createMatcher(typed);
  return options.filter(({ label, description = '' }) =>
    isMatch(toSearchText(joinFields(label, description))),
  );
}
