import { foldForSearch } from '@platform/i18n/text';
import { isSkipped, isUnavailable } from '../Select/availability.ts';
import type { SelectOption, SelectValue } from '../Select/types.ts';

type Options<Value extends SelectValue> = readonly SelectOption<Value>[];

/** Adds or removes the value of an option; an unavailable option changes nothing. */
export function toggleOption<Value extends SelectValue>(
  values: readonly Value[],
  option: SelectOption<Value>,
): readonly Value[] {
  const { value } = option;
  if (isUnavailable(option)) return values;
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** Adds the values of all available options. */
export function selectAll<Value extends SelectValue>(
  values: readonly Value[],
  options: Options<Value>,
): readonly Value[] {
  const present = new Set(values);
  const added = options
    .filter((option) => !isUnavailable(option) && !present.has(option.value))
    .map(({ value }) => value);
  return added.length === 0 ? values : [...values, ...added];
}

/** Removes the values of all available options, so that one that cannot be changed stays. */
export function clearAll<Value extends SelectValue>(
  values: readonly Value[],
  options: Options<Value>,
): readonly Value[] {
  const fixed = new Set(options.filter(isUnavailable).map(({ value }) => value));
  return values.filter((value) => fixed.has(value));
}

/** Index of the next option in a direction that keys can reach; `from` if there is none. */
export function nextIndex(options: Options<SelectValue>, from: number, step: number): number {
  const direction = Math.sign(step);
  const last = options.length - 1;
  let found = from;
  for (let index = from + direction; index >= 0 && index <= last; index += direction) {
    const option = options[index];
    if (option && !isSkipped(option)) found = index;
    if (found !== from && Math.abs(index - from) >= Math.abs(step)) break;
  }
  return found;
}

/**
 * Index of the option that starts with the typed text, after `from` for a single letter or one that
 * is repeated; -1 if there is none. By the type-ahead of the listbox pattern of WAI-ARIA.
 */
export function typeAheadIndex(options: Options<SelectValue>, typed: string, from: number): number {
  const text = foldForSearch(typed);
  const [letter = ''] = text;
  const isRepeated = text !== '' && text === letter.repeat(text.length);
  const start = isRepeated ? from + 1 : Math.max(0, from);
  const search = isRepeated ? letter : text;
  const order = options.map((_, offset) => (start + offset) % options.length);
  return (
    order.find((index) => {
      const option = options[index];
      return option && !isSkipped(option) && foldForSearch(option.label).startsWith(search);
    }) ?? -1
  );
}
