import type { Keyed } from '@platform/domain';
import * as z from 'zod/mini';
import { isObject, read, unwrap } from './fields.ts';
import type { WireObject } from './fields.ts';

/** Adds a stable key to each row: its id, numbered if it is missing or repeated. */
function withKeys<T extends { id: string }>(rows: readonly T[]): (T & Keyed)[] {
  const counts = new Map<string, number>();
  const usedKeys = new Set<string>();
  return rows.map((row) => {
    let key = row.id;
    while (key === '' || usedKeys.has(key)) {
      const count = (counts.get(row.id) ?? 1) + 1;
      counts.set(row.id, count);
      key = `${row.id}#${count}`;
    }
    usedKeys.add(key);
    return { ...row, key };
  });
}

/** Reads a list, bare or under one of `names`; skips broken entries. Null is an empty list. */
export function listOf<T extends { id: string }>(
  names: readonly [string, ...string[]],
  toRow: (row: WireObject) => T,
) {
  return z.pipe(
    z.unknown(),
    z.transform((value, context): (T & Keyed)[] => {
      const name = isObject(value) ? names.find((entry) => entry in value) : undefined;
      const list = name !== undefined && isObject(value) ? value[name] : value;
      if (list === null) return [];
      if (Array.isArray(list)) return withKeys(list.filter(isObject).map(toRow));
      context.issues.push({
        code: 'custom',
        message: 'list expected',
        path: [name ?? names[0]],
        input: value,
      });
      return z.NEVER;
    }),
  );
}

/** Reads a record, bare or under one of `names`. Null if the record or its id is missing. */
export function recordOf<T extends { id: string }>(
  names: readonly [string, ...string[]],
  toRow: (row: WireObject) => T,
) {
  return read((value): (T & Keyed) | null => {
    if (!isObject(value)) return null;
    const row = toRow(unwrap(value, ...names));
    return row.id === '' ? null : { ...row, key: row.id };
  });
}
