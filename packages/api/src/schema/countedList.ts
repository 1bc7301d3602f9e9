import type { CountedList, Keyed } from '@platform/domain';
import * as z from 'zod/mini';
import { isObject } from './fields.ts';
import type { WireObject } from './fields.ts';
import { listOf } from './list.ts';
import { countOf } from './values.ts';

/** Schema of `{agents: […], total}`; `wireNames` may hold the list, in order of precedence. */
export function countedListOf<Name extends string, Row extends { id: string }>(
  name: Name,
  wireNames: readonly [string, ...string[]],
  toRow: (row: WireObject) => Row,
) {
  const rows = listOf(wireNames, toRow);
  return z.pipe(
    z.unknown(),
    z.transform((value, context): CountedList<Name, Row & Keyed> => {
      const list = rows.safeParse(value);
      const total = isObject(value) ? countOf(value.total) : null;
      if (list.success) return { [name]: list.data, total } as CountedList<Name, Row & Keyed>;
      context.issues.push({
        code: 'custom',
        message: 'list expected',
        path: [wireNames[0]],
        input: value,
      });
      return z.NEVER;
    }),
  );
}
