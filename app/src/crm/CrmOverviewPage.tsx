import { CrmOverviewScreen } from '@platform/ui';
import { notOfferedView } from './lazyViews.ts';
import { useOverview } from './useOverview.ts';

/** `/crm` (spec 2.10). */
function CrmOverviewPage() {
  const { isMissing, ...screen } = useOverview();
  return isMissing ? <notOfferedView.Part /> : <CrmOverviewScreen {...screen} />;
}

export { CrmOverviewPage as Page };
export { beginOverview as begin } from './ahead.ts';
