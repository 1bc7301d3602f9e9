import type { InboxMessage } from '@platform/domain';
import { trimText } from '@platform/i18n/text';
import { pastDay } from '../../internal/pastDay.ts';

export type ThreadRow =
  | { type: 'day'; key: string; date: Date }
  | { type: 'event'; key: string; entry: InboxMessage }
  /** `isLast` ends a group of one author, with a caption below. */
  | { type: 'message'; key: string; entry: InboxMessage; isLast: boolean };

/** Messages of one author with a longer gap are separate groups. In ms. */
const MAX_GROUP_GAP_MS = 10 * 60_000;

/** One line per day and one caption per group. `today` is local midnight; no day is after it. */
export function threadRows(messages: readonly InboxMessage[], today: Date): ThreadRow[] {
  const dayOf = (entry: InboxMessage | undefined) =>
    entry?.createdAt ? pastDay(entry.createdAt, today) : null;
  return messages.flatMap((entry, index): ThreadRow[] => {
    const { key } = entry;
    const date = dayOf(entry);
    const isNewDay = date && date.getTime() !== dayOf(messages[index - 1])?.getTime();
    const day: ThreadRow[] = isNewDay ? [{ type: 'day', key: `day ${key}`, date }] : [];
    if (entry.kind === 'event') return [...day, { type: 'event', key, entry }];
    const isLast = !isContinued(entry, messages[index + 1]);
    return [...day, { type: 'message', key, entry, isLast }];
  });
}

function isContinued(entry: InboxMessage, next: InboxMessage | undefined): boolean {
  if (!next || next.kind !== entry.kind || next.author.id !== entry.author.id) return false;
  if (next.author.name !== entry.author.name || next.isPrivate !== entry.isPrivate) return false;
  const apart = (next.createdAt?.getTime() ?? 0) - (entry.createdAt?.getTime() ?? 0);
  return apart <= MAX_GROUP_GAP_MS;
}

/** Question that a bot's message answers: the visitor's messages before it; '' for none. */
export function questionBefore(messages: readonly InboxMessage[], entry: InboxMessage): string {
  if (entry.kind !== 'bot' || entry.isPrivate || trimText(entry.text) === '') return '';
  const words: string[] = [];
  for (const before of messages.slice(0, messages.indexOf(entry)).toReversed()) {
    if (before.kind === 'visitor') words.unshift(trimText(before.text));
    else if (before.kind !== 'event' && !before.isPrivate) break;
  }
  return words.filter(Boolean).join(' ');
}
