import {
  conversations,
  entitlements,
  integrations,
  interactions,
  leads,
  overview,
  WHOLE_LIST,
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
  void preload(leads, WHOLE_LIST);
  void preload(interactions, WHOLE_LIST);
  void preload(integrations, {});
  void preload(entitlements, {});
}
