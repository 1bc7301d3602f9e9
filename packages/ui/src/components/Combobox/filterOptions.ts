import type { SelectOption } from '../Select/types.ts';

/** Folds case and accents, so that "zoe" finds "Zoë". */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Returns the options that contain what was typed in either of their lines, in their order. */
export function filterOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const needle = fold(typed.trim());
  return options.filter(({ label, description = '' }) =>
    fold(`${label}\n${description}`).includes(needle),
  );
}
