import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';

/** A JSON object as it came over the wire. */
export type WireObject = Record<string, unknown>;

/** Tells a JSON object from null, lists and plain values. */
export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads any wire value as text: trimmed strings, numbers in digits, anything else (and empty text)
 * the fallback. One odd field must never hide a row.
 */
export function textOf(value: unknown, fallback = ''): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return (typeof value === 'string' && trimText(value)) || fallback;
}

/** The strings of a list, or of a single string; anything else is an empty list. */
export function textListOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((entry) => textOf(entry)).filter(Boolean);
}

/** A schema from any wire value to the answer of a pure function. It never fails. */
export function read<T>(reader: (value: unknown) => T) {
  return z.pipe(z.unknown(), z.transform(reader));
}

/** What a reader of an object may object to: the path of the first wrong field, and what it lacks. */
export type Complain = (path: string[], message: string) => never;

/**
 * A schema from a JSON object to the answer of a function; other values do not fit. Written on the
 * two smallest parts of zod, since it is on the first page: `z.object` alone would add 2 KiB.
 */
export function readObject<T>(reader: (value: WireObject, complain: Complain) => T) {
  return z.pipe(
    z.unknown(),
    z.transform((input, context): T => {
      const complain = (path: string[], message: string) => {
        context.issues.push({ code: 'custom', message, path, input });
        return z.NEVER;
      };
      return isObject(input) ? reader(input, complain) : complain([], 'object expected');
    }),
  );
}

/** The first of the named members that is a JSON object, or the value itself. */
export function unwrap(value: WireObject, ...names: string[]): WireObject {
  for (const name of names) {
    const inner = value[name];
    if (isObject(inner)) return inner;
  }
  return value;
}
