import type { Lead } from '@platform/api';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { ContactHistory } from '@platform/ui/crm';
import type { CrmList } from '@platform/ui/crm';
import { useCallback } from 'react';
import { useSelect } from '../data/useResource.ts';
import { SEARCH_DELAY_MS } from '../platform/crm/limits.ts';
import { useInteractions, useLeads } from '../platform/crm/lists.ts';
import { useDebouncedValue } from '../platform/useDebouncedValue.ts';

const MAX_INTERACTIONS = 5;

export function ContactHistoryView({ contactId }: { contactId: string }) {
  const t = useTranslation(inboxTexts);
  // The service cannot filter leads by contact.
  const leads = useSelect(
    useLeads(),
    useCallback(
      (all: CrmList<Lead>) => {
        const items = all.items.filter((lead) => lead.contactId === contactId);
        return { items, total: { count: items.length, isTruncated: all.total.isTruncated } };
      },
      [contactId],
    ),
  );
  // Skips requests while the user steps quickly through conversations.
  const isSettled = useDebouncedValue(contactId, SEARCH_DELAY_MS) === contactId;
  const interactions = useInteractions(isSettled ? { limit: MAX_INTERACTIONS, contactId } : null);
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
