import type { ContentOverview, ContentType } from '@platform/domain';
import type { Remote } from '../../remote.ts';
import type { ContentPaths } from '../types.ts';

/** Which days are looked at: the last 7, 30 or 90. */
export type ContentRange = 'week' | 'month' | 'quarter';

export interface ContentAnalyticsScreenProps {
  /** Where the tabs of the section lead. */
  paths: ContentPaths;
  /** What was made in the range. */
  figures: Remote<ContentOverview>;
  /** The range of days that the figures are of. */
  range: ContentRange;
  /** Called with the range that was chosen. */
  onRangeChange: (range: string) => void;
  /** The address of the list with what a mark stands for. */
  listHref: (part: { type?: ContentType; search?: string }) => string;
}
