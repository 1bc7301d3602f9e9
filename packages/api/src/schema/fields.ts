import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';

export type WireObject = Record<string, unknown>;

export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Trims strings and converts numbers; all else is the fallback: a field must not hide its row. */
export function toText(value: unknown, fallback = ''): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return (typeof value === 'string' && trimText(value)) || fallback;
}

/** Accepts a list or a single string; anything else is an empty list. */
export function textListOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((entry) => toText(entry)).filter(Boolean);
}

export function read<T>(reader: (value: unknown) => T) {
  return z.pipe(z.unknown(), z.transform(reader));
}

export type ReportIssue = (path: string[], message: string) => never;

/** Built on zod's two smallest parts: `z.object` would add 2 KiB to the first page. */
export function readObject<T>(reader: (value: WireObject, reportIssue: ReportIssue) => T) {
  return z.pipe(
    z.unknown(),
    z.transform((input, context): T => {
      const reportIssue = (path: string[], message: string) => {
        context.issues.push({ code: 'custom', message, path, input });
        return z.NEVER;
      };
      return isObject(input) ? reader(input, reportIssue) : reportIssue([], 'object expected');
    }),
  );
}

/** Returns the first of the named members that is an object, or the value itself. */
export function unwrap(value: WireObject, ...names: string[]): WireObject {
  for (const name of names) {
    const inner = value[name];
    if (isObject(inner)) return inner;
  }
  return value;
}
