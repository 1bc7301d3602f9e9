import type { Logger } from 'drizzle-orm';

/** What a statement writes, wherever in it: drizzle quotes names, hand-written SQL may not. */
const writing = /\b(?:insert\s+into|update|delete\s+from|truncate)\s+(?:only\s+)?"?(\w+)/gi;

/** Hears of every statement that goes to the database. */
export interface WriteWatch extends Logger {
  /** The tables that statements named as written since this was last asked. */
  take: () => ReadonlySet<string>;
}

/**
 * Notes which tables are written, the ones of a write that is rolled back too. A statement is heard
 * of when it is sent, inside its transaction; what cascades from it is not.
 */
export function watchWrites(): WriteWatch {
  let written = new Set<string>();
  return {
    logQuery(query) {
      for (const [, table = ''] of query.matchAll(writing)) written.add(table);
    },
    take() {
      const taken = written;
      written = new Set();
      return taken;
    },
  };
}
