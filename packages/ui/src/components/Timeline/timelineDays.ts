import { dayText, readDate } from '@platform/i18n';
import type { DateInput } from '@platform/i18n';
import type { ReactNode } from 'react';
import type { IconSource } from '../Icon/renderIcon.tsx';

/** Something that happened, in a `Timeline`. */
export interface TimelineEntry {
  /** Unique in the timeline. */
  id: string;
  /** Time of the event, as services send dates. */
  date: DateInput;
  /** The event in one line; may contain a link. */
  title: ReactNode;
  /** Details below the title. */
  description?: ReactNode;
  /** Icon of the kind of event. */
  icon?: IconSource | undefined;
  /** Colour of the mark. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined;
}

/** Entries of one local day, in their order; `day` is '' without a valid date. */
export interface TimelineDay {
  day: string;
  entries: TimelineEntry[];
}

/** Groups neighbouring entries of the same local day. */
export function timelineDays(entries: readonly TimelineEntry[]): TimelineDay[] {
  const days: TimelineDay[] = [];
  for (const entry of entries) {
    const date = readDate(entry.date);
    const day = date ? dayText(date) : '';
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
