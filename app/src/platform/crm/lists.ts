import { contacts, interactions, leads } from '@platform/api';
import type { Contact, Resource } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { CrmContact, CrmList, Remote } from '@platform/ui';
import { useCallback } from 'react';
import { useResource } from '../../data/useResource.ts';
import { useSelect } from '../../data/useSelect.ts';
import { contactItem, interactionItem, leadItem } from './items.ts';
import { BULK_LIMIT } from './limits.ts';

/** What one load of a list brought: what the screens show of it, and the rows themselves. */
export interface Loaded<Row, Item> extends CrmList<Item> {
  rows: readonly Row[];
}

export type LoadedContacts = Loaded<Contact, CrmContact>;

interface Load {
  limit: number;
  offset?: number;
}

/** The load that holds everything of most tenants; pages that share it share its copy. */
export const bulkLoad: Load = { limit: BULK_LIMIT };

/** The load of a page of contacts, counted from 1. */
export const contactsPage = (page: number): Load =>
  page === 1 ? bulkLoad : { ...bulkLoad, offset: (page - 1) * BULK_LIMIT };

/** One load of contacts; null asks for none. */
export function useContacts(load: (Load & { search?: string }) | null): Remote<LoadedContacts> {
  const t = useTranslation(crmTexts);
  return useLoad(contacts, load, contactItem, t('crm.error.loadContacts'));
}

/** The leads, with every change that is on its way. */
export function useLeads() {
  const t = useTranslation(crmTexts);
  return useLoad(leads, bulkLoad, leadItem, t('crm.error.loadLeads'));
}

/** One load of interactions, newest first; null asks for none. */
export function useInteractions(load: (Load & { contactId?: string }) | null) {
  const t = useTranslation(crmTexts);
  return useLoad(interactions, load, interactionItem, t('crm.error.loadInteractions'));
}

function useLoad<Row, Item, Params extends Load>(
  resource: Resource<Row[], Params>,
  params: Params | null,
  toItem: (row: Row) => Item,
  errorText: string,
): Remote<Loaded<Row, Item>> {
  const { limit = 0, offset = 0 } = params ?? {};
  const toLoaded = useCallback(
    (rows: readonly Row[]) => ({
      rows,
      items: rows.map(toItem),
      // A full load says that there may be more.
      total: { count: offset + rows.length, isCut: rows.length >= limit },
    }),
    [toItem, limit, offset],
  );
  const remote = useResource(resource, params, { errorText: () => errorText });
  return useSelect(remote, toLoaded);
}
