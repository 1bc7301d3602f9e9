import {
  conversations,
  entitlements,
  integrations,
  interactions,
  leads,
  overview,
  FIRST_BATCH,
} from '@platform/api';
import { midnight, spanBefore, spanOf } from '@platform/flows';
import { currentTime } from '@platform/i18n';
import { AnalyticsScreen } from '@platform/ui/dashboard';
import { callSample } from '../../platform/days/callSample.ts';
import { readSearch } from '../../kit/address.ts';
import { dayRange } from '../../kit/searchParams.ts';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { useAnalytics } from './useAnalytics.ts';

function AnalyticsPage() {
  return <AnalyticsScreen {...useAnalytics()} />;
}

export { AnalyticsPage as Page };
export function loader({ preload, url }: PageLoaderContext): void {
  const span = spanOf(readSearch(dayRange, url.searchParams), midnight(currentTime()));
  void preload(conversations, callSample(span));
  void preload(conversations, callSample(spanBefore(span)));
  void preload(overview, {});
  void preload(leads, FIRST_BATCH);
  void preload(interactions, FIRST_BATCH);
  void preload(integrations, {});
  void preload(entitlements, {});
}
