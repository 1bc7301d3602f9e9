import { conversations } from '@platform/api';
import { midnight } from '@platform/flows';
import { currentTime } from '@platform/i18n';
import { CallHistoryScreen } from '@platform/ui';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { readSearch } from '../../routing/searchParams.ts';
import { callAddress } from './callAddress.ts';
import { CallPanelView } from './CallPanelView.tsx';
import { callQuery } from './callQuery.ts';
import { useCallHistory } from './useCallHistory.ts';

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
  const query = callQuery(readSearch(callAddress, url.searchParams), midnight(currentTime()));
  void preload(conversations, query);
}
