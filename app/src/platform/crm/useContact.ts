import { contactById, FIRST_BATCH } from '@platform/api';
import type { Contact } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import { dataOf, mapRemote } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useMemo } from 'react';
import { useResource } from '../../data/useResource.ts';
import type { LoadedContacts } from './lists.ts';

/** Finds a contact among the loaded ones, else on the service; null if it does not exist. */
export function useContact(key: string, contacts: Remote<LoadedContacts>): Remote<Contact | null> {
  const t = useTranslation(crmTexts);
  const loaded = dataOf(contacts);
  const known = loaded?.items.find((contact) => contact.key === key) ?? null;
  const isBeyond = key !== '' && loaded?.total.isTruncated === true && !known;
  const further = useResource(contactById, isBeyond ? { id: key, ...FIRST_BATCH } : null, {
    errorText: () => t('crm.error.loadContacts'),
  });
  return useMemo(
    () => (isBeyond ? further : mapRemote(contacts, () => known)),
    [isBeyond, further, contacts, known],
  );
}
