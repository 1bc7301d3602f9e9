import { InteractionsScreen } from '@platform/ui';
import { contactHrefs } from './crmPaths.ts';
import { contactPanelView, notOfferedView } from './lazyViews.ts';
import { useInteractionsPage } from './useInteractionsPage.ts';

/** `/crm/interactions` (spec 2.10). */
export function InteractionsPage() {
  const { known, isMissing, contactId, closeContact, ...screen } = useInteractionsPage();
  if (isMissing) return <notOfferedView.Part />;
  return (
    <>
      <InteractionsScreen {...screen} />
      {contactId === null ? null : (
        <contactPanelView.Part
          contactId={contactId}
          known={known}
          contactHref={contactHrefs.interactions}
          onClose={closeContact}
          onLoadFailed={closeContact}
        />
      )}
    </>
  );
}
