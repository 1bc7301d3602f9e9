import type { Lead } from '@platform/api';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { ContactHistory } from '@platform/ui';
import type { CrmList } from '@platform/ui';
import { useCallback } from 'react';
import { useSelect } from '../data/useResource.ts';
import { SEARCH_DELAY_MS } from '../platform/crm/limits.ts';
import { useInteractions, useLeads } from '../platform/crm/lists.ts';
import { useDebouncedValue } from '../platform/useDebouncedValue.ts';

/** As many earlier interactions stand beside a thread. */
const EARLIER = 5;

/** The leads and earlier interactions of a visitor whom the CRM knows. */
export function ContactHistoryView({ contactId }: { contactId: string }) {
  const t = useTranslation(inboxTexts);
  // There is no call for the leads of one contact.
  const leads = useSelect(
    useLeads(),
    useCallback(
      (all: CrmList<Lead>) => {
        const items = all.items.filter((lead) => lead.contactId === contactId);
        return { items, total: { count: items.length, isCut: all.total.isCut } };
      },
      [contactId],
    ),
  );
  // Whoever steps over conversations by a key that is held asks for nothing of them.
  const isSettled = useDebouncedValue(contactId, SEARCH_DELAY_MS) === contactId;
  const interactions = useInteractions(isSettled ? { limit: EARLIER, contactId } : null);
  return (
    <ContactHistory
      leads={leads}
      interactions={interactions}
      words={{
        leads: t('inbox.card.lead'),
        noLeads: t('inbox.card.noLead'),
        interactions: t('inbox.card.earlier'),
        noInteractions: t('inbox.card.noEarlier'),
      }}
    />
  );
}
