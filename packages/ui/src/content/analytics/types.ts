import type { Remote } from '../../remote.ts';
import type { ContentKind, ContentPaths } from '../types.ts';

/** Which days are looked at: the last 7, 30 or 90. */
export type ContentRange = 'week' | 'month' | 'quarter';

/** What was made in a range; null where the server sent none. */
export interface ContentFigures {
  /** Contents that were made; null where the service did not say. */
  created: number | null;
  /** Times that one was saved; null where the service did not say. */
  saved: number | null;
  /** Tokens that generating took; null where the service did not say. */
  tokens: number | null;
  /** How many contents of each kind there are. */
  byType: readonly { type: ContentKind | null; typeText: string; count: number }[];
  /** How many contents each person saved. */
  byAuthor: readonly { id: string; name: string; count: number }[];
  /** How many were made on each day. */
  timeline: readonly {
    /** The day, `2026-11-26`, or a local time of it. */
    date: string | Date | null;
    created: number;
    saved: number;
    tokens: number;
  }[];
  /** How many events the figures are of; null where the server did not say. */
  counted: number | null;
  /** How many events there were; null where the server did not say. */
  total: number | null;
}

export interface ContentAnalyticsScreenProps {
  /** Where the tabs of the section lead. */
  paths: ContentPaths;
  /** What was made in the range. */
  figures: Remote<ContentFigures>;
  /** The range of days that the figures are of. */
  range: ContentRange;
  /** Called with the range that was chosen. */
  onRangeChange: (range: string) => void;
  /** The address of the list with what a mark stands for. */
  listHref: (part: { type?: ContentKind; search?: string }) => string;
}
