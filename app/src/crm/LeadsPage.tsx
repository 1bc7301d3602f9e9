import { LeadsScreen } from '@platform/ui';
import { contactHrefs } from './crmPaths.ts';
import { contactPanelView, notOfferedView } from './lazyViews.ts';
import { useLeadsPage } from './useLeadsPage.ts';

/** `/crm/leads`, as a table or a board (spec 2.10). */
export function LeadsPage() {
  const { known, isMissing, contactId, closeContact, ...screen } = useLeadsPage();
  if (isMissing) return <notOfferedView.Part />;
  return (
    <>
      <LeadsScreen {...screen} />
      {contactId === null ? null : (
        <contactPanelView.Part
          contactId={contactId}
          known={known}
          contactHref={contactHrefs.leads}
          onClose={closeContact}
          onLoadFailed={closeContact}
        />
      )}
    </>
  );
}
