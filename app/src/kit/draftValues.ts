import type { DraftField } from './draftFields.ts';

/**
 * Reads the values of a large form, stored together as JSON. `empty` replaces values of another
 * type, such as from an older version of the form.
 */
export const draftValues =
  <Values extends object>(empty: Values): DraftField<Values> =>
  (stored) => {
    const values = parseObject(stored);
    return values && (mapValues(empty, values) as Values);
  };

const mapValues = (empty: object, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(empty).map(([name, emptyValue]) => [
      name,
      hasSameType(emptyValue, values[name]) ? values[name] : emptyValue,
    ]),
  );

const hasSameType = (emptyValue: unknown, value: unknown): boolean =>
  Array.isArray(emptyValue)
    ? Array.isArray(value) && value.every((item) => typeof item === 'string')
    : typeof value === typeof emptyValue && !Array.isArray(value) && value !== null;

function parseObject(text = ''): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
