import type { Remote } from '../../remote.ts';
import type { ContentKind, ContentPaths } from '../types.ts';

/** Which days are looked at: the last 7, 30 or 90. */
export type ContentRange = 'week' | 'month' | 'quarter';

/** What was made in a range; null where the server sent none. */
export interface ContentFigures {
  created: number | null;
  saved: number | null;
  tokens: number | null;
  byType: readonly { type: ContentKind | null; typeText: string; count: number }[];
  byAuthor: readonly { id: string; name: string; count: number }[];
  timeline: readonly { date: Date | null; created: number; saved: number; tokens: number }[];
  /** How many events the figures are of; null where the server did not say. */
  counted: number | null;
  /** How many events there were; null where the server did not say. */
  total: number | null;
}

export interface ContentAnalyticsScreenProps {
  /** Where the tabs of the section lead. */
  paths: ContentPaths;
  figures: Remote<ContentFigures>;
  range: ContentRange;
  /** Called with the range that was chosen. */
  onRangeChange: (range: string) => void;
  /** The address of the list with what a mark stands for. */
  listHref: (part: { type?: ContentKind; search?: string }) => string;
}
