import { LeadsScreen } from '@platform/ui';
import { contactPanelView, notOfferedView } from './lazyViews.ts';
import { useContactBeside } from './useContactBeside.ts';
import { useLeadsPage } from './useLeadsPage.ts';

/** `/crm/leads`, as a table or a board (spec 2.10). */
function LeadsPage() {
  const { known, isMissing, contactId, closeContact, stepToContact, ...screen } = useLeadsPage();
  const { contactHref } = screen;
  const beside = useContactBeside({ known, contactId, contactHref, closeContact, stepToContact });
  if (isMissing) return <notOfferedView.Part />;
  return (
    <>
      <LeadsScreen {...screen} {...beside.list} />
      {beside.panel ? <contactPanelView.Part {...beside.panel} /> : null}
    </>
  );
}

export { LeadsPage as Page };
export { beginLeads as begin } from './ahead.ts';
