import { leadStatusOf } from '@platform/api';
import type { LeadStatus } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { TextKey } from '@platform/i18n';
import type { CrmLead } from '@platform/ui';
import { useCallback } from 'react';
import { useSetAtom } from '../shared/state/index.ts';
import { showToastAtom } from '../shared/toasts/toastAtoms.ts';
import type { useLeadWrites } from './useLeadWrites.ts';

const statusTexts: Readonly<
  Record<LeadStatus, Extract<TextKey<typeof crmTexts>, `crm.status.${string}`>>
> = {
  New: 'crm.status.new',
  Contacted: 'crm.status.contacted',
  Qualified: 'crm.status.qualified',
  Proposal: 'crm.status.proposal',
  Negotiation: 'crm.status.negotiation',
  'Closed Won': 'crm.status.closedWon',
  'Closed Lost': 'crm.status.closedLost',
};

/**
 * Moves a lead to another lane of the board: shown at once, told by a toast whose Undo writes the
 * old status back.
 *
 * @param nameOf who the lead is about, in words
 */
export function useMoveLead(
  { leadOf, move }: Pick<ReturnType<typeof useLeadWrites>, 'leadOf' | 'move'>,
  nameOf: (lead: CrmLead) => string,
) {
  const t = useTranslation(crmTexts);
  const showToast = useSetAtom(showToastAtom);

  return useCallback(
    async (item: CrmLead, wanted: string) => {
      const status = leadStatusOf(wanted);
      const before = leadOf(item)?.status ?? null;
      if (!status || status === before || !(await move(item, status))) return;
      showToast({
        message: t('crm.toast.leadMoved', { name: nameOf(item), status: t(statusTexts[status]) }),
        tone: 'success',
        // A status that this client does not know cannot be written back.
        action: before
          ? { label: t('crm.toast.undo'), onSelect: () => void move(item, before) }
          : undefined,
      });
    },
    [leadOf, move, nameOf, showToast, t],
  );
}
