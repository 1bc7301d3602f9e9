import { contacts, interactions, WHOLE_LIST } from '@platform/api';
import { InteractionsScreen } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { ContactPanelView } from './ContactPanelView.tsx';
import { useInteractionsPage } from './useInteractionsPage.ts';

/** `/crm/interactions`. */
function InteractionsPage() {
  const { screen, panel } = useInteractionsPage();
  return (
    <>
      <InteractionsScreen {...screen} />
      {panel ? <ContactPanelView {...panel} /> : null}
    </>
  );
}

export { InteractionsPage as Page };
/** Starts the reads of the interactions and of the names in them. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(interactions, WHOLE_LIST);
  void preload(contacts, WHOLE_LIST);
}
