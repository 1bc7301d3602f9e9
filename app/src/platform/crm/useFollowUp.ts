import { addLead, changeLead, leads, leadStatusOf, LEAD_STATUSES } from '@platform/api';
import { nextDateOf, withNextDate } from '@platform/api';
import type { Contact, Lead } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import { useMemo } from 'react';
import { useAction } from '../../data/useAction.ts';
import { useResource } from '../../data/useResource.ts';
import { PANEL_LIMIT } from './limits.ts';
import { useLeads } from './lists.ts';
import { useOpenContact } from './useOpenContact.ts';

const CLOSED: readonly string[] = ['Closed Won', 'Closed Lost'] satisfies Lead['status'][];

/** Lead of a contact with status and next date, and the writes that change them. */
export function useFollowUp(contact: Contact | null | undefined) {
  const t = useTranslation(crmTexts);
  const openContact = useOpenContact();
  const { lead, isLoading, isFailed } = useCurrentLead(contact);
  const open = openContact(contact?.key);
  const [add, { pending }] = useAction(addLead, {
    success: () => t('crm.toast.leadCreated'),
    changed: (_input, created) => ({ ids: created ? [created.key] : [], open }),
    failure: () => t('crm.error.createLead'),
  });
  const [change] = useAction(changeLead, {
    success: () => t('crm.toast.leadUpdated'),
    changed: ({ lead: { key } }) => ({ ids: [key], open }),
    failure: () => t('crm.error.updateLead'),
  });

  function save(status: string | undefined, day: string | undefined): void {
    if (!contact) return;
    const details = withNextDate(lead?.details ?? {}, day ?? (lead ? nextDateOf(lead) : ''));
    if (lead) {
      const { ownerId, notes, statusText } = lead;
      void change({ lead, change: { status: status ?? statusText, ownerId, notes, details } });
      return;
    }
    const { id: contactId } = contact;
    const first = leadStatusOf(status) ?? LEAD_STATUSES[0];
    void add({ contactId, status: first, source: '', ownerId: '', notes: '', details });
  }

  return {
    status: lead?.statusText ?? '',
    nextDate: lead ? nextDateOf(lead) : '',
    isLoading: contact === undefined || isLoading,
    disabledReason: reasonOf(),
    onStatusChange: (status: string) => save(status, undefined),
    onNextDateChange: (day: string) => save(undefined, day),
  };

  function reasonOf(): string | undefined {
    if (!contact) return t('crm.contact.choose');
    if (isFailed) return t('crm.error.loadLeads');
    return pending.size > 0 ? t('crm.adding') : undefined;
  }
}

/** The newest open lead, else the newest. The service cannot filter leads by contact. */
function useCurrentLead(contact: Contact | null | undefined) {
  const all = useLeads();
  const list = dataOf(all);
  const isBeyond = list?.total.isTruncated === true && !leadOf(list.items, contact);
  const search = contact?.email || contact?.phone || contact?.name || '';
  const found = useResource(leads, isBeyond && search ? { search, limit: PANEL_LIMIT } : null);
  const rows = isBeyond ? dataOf(found) : list?.items;
  const lead = useMemo(() => leadOf(rows ?? [], contact), [rows, contact]);
  const isSearching = isBeyond && search !== '' && found.status === 'loading';
  return {
    lead,
    isLoading: all.status === 'loading' || isSearching,
    isFailed: !rows && !isSearching && all.status !== 'loading',
  };
}

function leadOf(rows: readonly Lead[], contact: Contact | null | undefined): Lead | undefined {
  const own = rows.filter(({ contactId }) => contactId !== '' && contactId === contact?.id);
  return own.find(({ statusText }) => !CLOSED.includes(statusText)) ?? own[0];
}
