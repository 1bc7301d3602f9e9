import { contentOverview } from '@platform/api';
import { contentHistoryTexts, currentTime, useNow, useTranslation } from '@platform/i18n';
import { ContentAnalyticsScreen } from '@platform/ui';
import * as z from 'zod/mini';
import { serverMessageOr } from '../data/failures.ts';
import { useResource } from '../data/useResource.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { readSearch } from '../routing/searchParams.ts';
import { useSearchState } from '../routing/useSearchState.ts';
import { listHref } from './contentHrefs.ts';
import { contentPaths } from './contentPaths.ts';
import { lastDays } from './lastDays.ts';

const address = z.object({
  range: z.catch(z.enum(['week', 'month', 'quarter']), 'month'),
});

/** `/content-studio/analytics`. */
function ContentAnalyticsPage() {
  const t = useTranslation(contentHistoryTexts);
  const [{ range }, change] = useSearchState(address);
  const figures = useResource(contentOverview, lastDays(range, useNow()), {
    errorText: (error) => serverMessageOr(error, t('contentHistory.error.figures')),
  });
  return (
    <ContentAnalyticsScreen
      paths={contentPaths}
      figures={figures}
      range={range}
      onRangeChange={(next) => change({ range: address.shape.range.parse(next) })}
      listHref={(part) => listHref({ ...part, status: 'all' })}
    />
  );
}

export { ContentAnalyticsPage as Page };
/** Starts the read of the figures that the address wants. */
export function loader({ preload, url }: PageLoaderContext): void {
  const { range } = readSearch(address, url.searchParams);
  void preload(contentOverview, lastDays(range, currentTime()));
}
