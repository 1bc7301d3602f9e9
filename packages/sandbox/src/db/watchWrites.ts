import type { Logger } from 'drizzle-orm';

/** Tables written by a statement; drizzle quotes names, hand-written SQL may not. */
const writing = /\b(?:insert\s+into|update|delete\s+from|truncate)\s+(?:only\s+)?"?(\w+)/gi;

export interface WriteWatch extends Logger {
  take: () => ReadonlySet<string>;
}

/** Includes rolled-back writes but not cascades. Recorded when a statement is sent. */
export function watchWrites(): WriteWatch {
  let written = new Set<string>();
  return {
    logQuery(query) {
      for (const [, table = ''] of query.matchAll(writing)) written.add(table);
    },
    take() {
      const result = written;
      written = new Set();
      return result;
    },
  };
}
