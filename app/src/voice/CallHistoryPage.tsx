import { conversations } from '@platform/api';
import { midnight } from '@platform/flows';
import { CallHistoryScreen } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { readSearch } from '../routing/searchParams.ts';
import { callAddress } from './calls/callAddress.ts';
import { CallPanelView } from './calls/CallPanelView.tsx';
import { callQuery } from './calls/callQuery.ts';
import { useCallHistory } from './calls/useCallHistory.ts';

/** `/voice-agent/call-history`, with the panel of `?call=`. */
function CallHistoryPage() {
  const { screen, panel } = useCallHistory();
  return (
    <>
      <CallHistoryScreen {...screen} />
      {panel ? <CallPanelView {...panel} /> : null}
    </>
  );
}

export { CallHistoryPage as Page };
export function loader({ preload, url }: PageLoaderContext): void {
  const query = callQuery(readSearch(callAddress, url.searchParams), midnight(new Date()));
  void preload(conversations, query);
}
