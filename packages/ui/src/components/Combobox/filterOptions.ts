import type { SelectOption } from '../Select/types.ts';

/** Folds case and accents, so that "zoe" finds "Zoë". */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Returns the options whose label contains what was typed, in their order. */
export function filterOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const needle = fold(typed.trim());
  return options.filter(({ label }) => fold(label).includes(needle));
}
