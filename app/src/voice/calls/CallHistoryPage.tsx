import { conversations } from '@platform/api';
import { midnight } from '@platform/flows';
import { currentTime } from '@platform/i18n';
import { CallHistoryScreen } from '@platform/ui/voice';
import { readSearch } from '../../kit/address.ts';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { callsParams } from '../address.ts';
import { CallPanelView } from './CallPanelView.tsx';
import { callQuery, PAGE_ROWS } from './callQuery.ts';
import { useCallHistory } from './useCallHistory.ts';

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
  const address = readSearch(callsParams, url.searchParams);
  const today = midnight(currentTime());
  // The first page shows the service's page size.
  for (const page of new Set([1, address.page])) {
    void preload(conversations, callQuery({ ...address, page }, today, PAGE_ROWS));
  }
}
