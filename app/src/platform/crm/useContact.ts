import { furtherContact } from '@platform/api';
import type { Contact } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import { dataOf, mapRemote } from '@platform/ui';
import type { CrmContact, Remote } from '@platform/ui';
import { useMemo } from 'react';
import { useResource, useSelect } from '../../data/useResource.ts';
import { contactItem } from './items.ts';
import { BULK_LIMIT } from './limits.ts';
import type { LoadedContacts } from './lists.ts';

/**
 * One contact by its id: among those that are loaded, else beyond them; null where nobody has it.
 *
 * @returns its row besides, for the calls
 */
export function useContact(id: string, contacts: Remote<LoadedContacts>) {
  const t = useTranslation(crmTexts);
  const loaded = dataOf(contacts);
  const known = loaded?.rows.find(({ key }) => key === id) ?? null;
  const isBeyond = id !== '' && loaded?.total.isCut === true && !known;
  const further = useResource(furtherContact, isBeyond ? { id, limit: BULK_LIMIT } : null, {
    errorText: () => t('crm.error.loadContacts'),
  });
  const row = useMemo(
    () => (isBeyond ? further : mapRemote(contacts, () => known)),
    [isBeyond, further, contacts, known],
  );
  const contact: Remote<CrmContact | null> = useSelect(row, itemOrNull);
  return { contact, row: dataOf(row) ?? undefined };
}

const itemOrNull = (row: Contact | null): CrmContact | null => row && contactItem(row);
