import { contacts, leads, WHOLE_LIST } from '@platform/api';
import { LeadsScreen } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { ContactPanelView } from './ContactPanelView.tsx';
import { useLeadsPage } from './useLeadsPage.ts';

/** `/crm/leads`, as a table or a board. */
function LeadsPage() {
  const { screen, panel } = useLeadsPage();
  return (
    <>
      <LeadsScreen {...screen} />
      {panel ? <ContactPanelView {...panel} /> : null}
    </>
  );
}

export { LeadsPage as Page };
/** Starts the reads of the leads and of the names in them. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(leads, WHOLE_LIST);
  void preload(contacts, WHOLE_LIST);
}
