import type { InboxEntry } from './types.ts';
import { daysBefore } from './inboxWords.ts';

/** What a thread draws: a day, what became of it, or something that was said. */
export type ThreadRow =
  | { type: 'day'; key: string; date: Date }
  | { type: 'event'; key: string; entry: InboxEntry }
  /** `isLast` of what one author said in a row: who and when stands below it. */
  | { type: 'said'; key: string; entry: InboxEntry; isLast: boolean };

/** Messages of one author that are farther apart than this say their time each, in milliseconds. */
const APART_MS = 10 * 60_000;

/** The rows of a thread: a line for each day, and one caption for what an author said in a row. */
export function threadRows(messages: readonly InboxEntry[]): ThreadRow[] {
  return messages.flatMap((entry, index): ThreadRow[] => {
    const before = messages[index - 1]?.createdAt ?? null;
    const { key, createdAt } = entry;
    const isNewDay = createdAt && (before === null || daysBefore(before, createdAt) !== 0);
    const day: ThreadRow[] = isNewDay ? [{ type: 'day', key: `day ${key}`, date: createdAt }] : [];
    if (entry.kind === 'event') return [...day, { type: 'event', key, entry }];
    const isLast = !isContinued(entry, messages[index + 1]);
    return [...day, { type: 'said', key, entry, isLast }];
  });
}

function isContinued(entry: InboxEntry, next: InboxEntry | undefined): boolean {
  if (!next || next.kind !== entry.kind || next.author.id !== entry.author.id) return false;
  if (next.author.name !== entry.author.name || next.isPrivate !== entry.isPrivate) return false;
  const apart = (next.createdAt?.getTime() ?? 0) - (entry.createdAt?.getTime() ?? 0);
  return apart <= APART_MS;
}
