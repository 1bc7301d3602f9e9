import { conversations } from '@platform/api';
import { midnight, spanBefore, spanOf } from '@platform/flows';
import { currentTime } from '@platform/i18n';
import { VoiceAnalyticsScreen } from '@platform/ui/voice';
import { readSearch } from '../../kit/address.ts';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { callSample } from '../../platform/days/callSample.ts';
import { analyticsParams } from '../address.ts';
import { useVoiceAnalytics } from '../analytics/useVoiceAnalytics.ts';

function VoiceAnalyticsPage() {
  return <VoiceAnalyticsScreen {...useVoiceAnalytics()} />;
}

export { VoiceAnalyticsPage as Page };
export function loader({ preload, url }: PageLoaderContext): void {
  const { agent, ...choice } = readSearch(analyticsParams, url.searchParams);
  const span = spanOf(choice, midnight(currentTime()));
  void preload(conversations, callSample(span, agent));
  void preload(conversations, callSample(spanBefore(span), agent));
}
