import { toText } from './fields.ts';

/** Returns the value that matches, in any case, or null. */
export function parseEnum<Value extends string>(
  values: readonly Value[],
  value: unknown,
): Value | null {
  const text = toText(value).toLowerCase();
  return values.find((known) => known.toLowerCase() === text) ?? null;
}
