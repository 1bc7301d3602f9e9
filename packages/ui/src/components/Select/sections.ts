import type { SelectGroup, SelectOption, SelectValue } from './types.ts';

/** Consecutive options of a list, with the label of their group. */
export interface OptionSection<Value extends SelectValue> {
  /** Undefined for options outside a group. */
  label: string | undefined;
  /** Index of the first option among all options. */
  start: number;
  options: readonly SelectOption<Value>[];
}

/** Splits the options of a select by group, without the empty groups. */
export function toSections<Value extends SelectValue>(
  entries: readonly (SelectOption<Value> | SelectGroup<Value>)[],
): OptionSection<Value>[] {
  const sections: OptionSection<Value>[] = [];
  let loose: SelectOption<Value>[] = [];
  let start = 0;
  function add(label: string | undefined, options: readonly SelectOption<Value>[]): void {
    if (options.length === 0) return;
    sections.push({ label, start, options });
    start += options.length;
  }
  for (const entry of entries) {
    if (!('options' in entry)) {
      loose.push(entry);
      continue;
    }
    add(undefined, loose);
    loose = [];
    add(entry.label, entry.options);
  }
  add(undefined, loose);
  return sections;
}

/** Returns the options of all groups in one list. */
export const flatOptions = <Value extends SelectValue>(
  entries: readonly (SelectOption<Value> | SelectGroup<Value>)[],
): SelectOption<Value>[] =>
  entries.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
