import { changeLead, leadStatusOf } from '@platform/api';
import type { Lead, LeadStatus } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { TextKey } from '@platform/i18n';
import type { SaveOutcome } from '@platform/ui';
import type { CrmLead, LeadValues } from '@platform/ui/crm';
import { useEffect, useRef } from 'react';
import { useAction } from '../data/useAction.ts';
import { useSave } from '../kit/useSave.ts';
import { useSetAtom } from '../platform/state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import { crmFailureText } from '../platform/crm/crmFailureText.ts';
import { useOpenContact } from '../platform/crm/useOpenContact.ts';

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

/** Changes leads, in the form or on the board. Changes are optimistic; a move can be undone. */
export function useLeadChanges(
  rows: readonly Lead[] | undefined,
  nameOf: (lead: CrmLead) => string,
) {
  const t = useTranslation(crmTexts);
  const showToast = useSetAtom(showToastAtom);
  const openContact = useOpenContact();
  // The toast outlives its render: Undo must change the current lead.
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  }, [rows]);
  const failure = () => t('crm.error.updateLead');
  const unexpected = t('crm.error.unexpected');
  const change = useSave(changeLead, {
    success: () => t('crm.toast.leadUpdated'),
    changed: ({ lead: { key } }) => ({
      ids: [key],
      open: openContact(shown.current?.find((row) => row.key === key)?.contactId),
    }),
    failure,
    failureToast: 'whenMessageHidden',
    message: crmFailureText(unexpected),
  });
  const changed = ({ lead: { key } }: { lead: Pick<Lead, 'key'> }) => ({ ids: [key] });
  const [move] = useAction(changeLead, { changed, failure });
  // For several leads, one toast lists those that could not be moved.
  const [moveOne] = useAction(changeLead, { changed, failure, failureToast: 'never' });
  const leadOf = ({ key }: CrmLead) => shown.current?.find((row) => row.key === key);

  async function onUpdateLead(item: CrmLead, values: LeadValues): Promise<SaveOutcome> {
    const lead = leadOf(item);
    if (!lead) return { status: 'refused', message: unexpected };
    const { status, ownerId, notes } = values;
    return change({ lead, change: { status, ownerId, notes, details: lead.details } });
  }

  async function moveTo(item: CrmLead, status: LeadStatus, send = move): Promise<boolean> {
    const lead = leadOf(item);
    if (!lead) return false;
    const { ownerId, notes, details } = lead;
    return (await send({ lead, change: { status, ownerId, notes, details } })).isDone;
  }

  async function onMoveLead(item: CrmLead, statusText: string): Promise<void> {
    const status = leadStatusOf(statusText);
    const before = leadOf(item)?.status ?? null;
    if (!status || status === before || !(await moveTo(item, status))) return;
    showToast({
      message: t('crm.toast.leadMoved', { name: nameOf(item), status: t(statusTexts[status]) }),
      tone: 'success',
      // An unknown status cannot be written back.
      action: before
        ? { label: t('crm.toast.undo'), onSelect: () => void moveTo(item, before) }
        : undefined,
    });
  }

  /** Moves one after the other; skips leads that already have the status. */
  async function onMoveLeads(items: readonly CrmLead[], statusText: string): Promise<string[]> {
    const status = leadStatusOf(statusText);
    if (!status) return [];
    const failed: CrmLead[] = [];
    for (const item of items) {
      if (leadOf(item)?.status === status) continue;
      if (!(await moveTo(item, status, moveOne))) failed.push(item);
    }
    const count = items.length - failed.length;
    if (count > 0) {
      const message = t('crm.toast.leadsMoved', { count, status: t(statusTexts[status]) });
      showToast({ message, tone: 'success' });
    }
    if (failed.length > 0) {
      const names = failed.map(nameOf).join(', ');
      showToast({ message: t('crm.error.updateLeads', { names }), tone: 'danger' });
    }
    return failed.map(({ key }) => key);
  }

  return { onUpdateLead, onMoveLead, onMoveLeads };
}
