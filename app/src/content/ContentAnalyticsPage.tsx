import { contentOverview } from '@platform/api';
import { contentHistoryTexts, currentTime, useNow, useTranslation } from '@platform/i18n';
import { ContentAnalyticsScreen } from '@platform/ui/content';
import { serverMessageOr } from '../data/failures.ts';
import { useResource } from '../data/useResource.ts';
import { readSearch } from '../kit/address.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useSearchState } from '../routing/useSearchState.ts';
import { contentPaths, contentsHref, figuresParams } from './address.ts';
import { lastDays } from './lastDays.ts';

function ContentAnalyticsPage() {
  const t = useTranslation(contentHistoryTexts);
  const [{ range }, change] = useSearchState(figuresParams);
  const figures = useResource(contentOverview, lastDays(range, useNow()), {
    errorText: (error) => serverMessageOr(error, t('contentHistory.error.figures')),
  });
  return (
    <ContentAnalyticsScreen
      paths={contentPaths}
      figures={figures}
      range={range}
      onRangeChange={(next) => change({ range: figuresParams.range.read(next) ?? range })}
      listHref={(part) => contentsHref({ ...part, status: 'all' })}
    />
  );
}

export { ContentAnalyticsPage as Page };
export function loader({ preload, url }: PageLoaderContext): void {
  const { range } = readSearch(figuresParams, url.searchParams);
  void preload(contentOverview, lastDays(range, currentTime()));
}
