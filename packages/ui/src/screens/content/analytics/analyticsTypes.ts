import type { ContentOverview, ContentType } from '@platform/domain';
import type { Remote } from '../../../remote.ts';
import type { ContentPaths } from '../types.ts';

/** Range of days: the last 7, 30 or 90. */
export type ContentRange = 'week' | 'month' | 'quarter';

export interface ContentAnalyticsScreenProps {
  /** URLs of the tabs. */
  paths: ContentPaths;
  /** Figures of the range. */
  figures: Remote<ContentOverview>;
  /** The selected range. */
  range: ContentRange;
  /** Called with the selected range. */
  onRangeChange: (range: string) => void;
  /** Returns the URL of the list filtered like a segment of a chart. */
  listHref: (part: { type?: ContentType; search?: string }) => string;
}
