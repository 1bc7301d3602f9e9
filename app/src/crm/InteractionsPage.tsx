import { InteractionsScreen } from '@platform/ui';
import { contactPanelView, notOfferedView } from './lazyViews.ts';
import { useContactBeside } from './useContactBeside.ts';
import { useInteractionsPage } from './useInteractionsPage.ts';

/** `/crm/interactions` (spec 2.10). */
function InteractionsPage() {
  const { known, isMissing, contactId, closeContact, stepToContact, ...screen } =
    useInteractionsPage();
  const { contactHref } = screen;
  const beside = useContactBeside({ known, contactId, contactHref, closeContact, stepToContact });
  if (isMissing) return <notOfferedView.Part />;
  return (
    <>
      <InteractionsScreen {...screen} {...beside.list} />
      {beside.panel ? <contactPanelView.Part {...beside.panel} /> : null}
    </>
  );
}

export { InteractionsPage as Page };
export { beginInteractions as begin } from './ahead.ts';
