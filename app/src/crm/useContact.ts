import type { Contact } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { CrmContact, Remote } from '@platform/ui';
import { useMemo } from 'react';
import useSWR from 'swr';
import { isSilent } from '../shared/network/isSilent.ts';
import { useLeaveSignal } from '../shared/network/useLeaveSignal.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { userAtom } from '../shared/session/sessionAtoms.ts';
import { useAtomValue } from '../shared/state/index.ts';
import { findFurther } from './findFurther.ts';
import { contactItem } from './items.ts';
import { crmKeys } from './keys.ts';
import type { ListKey } from './keys.ts';
import { BULK_LIMIT } from './limits.ts';
import type { Rows } from './useRows.ts';

/**
 * One contact by its id: among those that are loaded, else beyond them.
 *
 * @param known what is loaded
 * @returns its row besides, for the calls
 */
export function useContact(id: string, known: Rows<Contact>) {
  const { http } = useApi();
  const t = useTranslation(crmTexts);
  const user = useAtomValue(userAtom);
  const signal = useLeaveSignal();
  const loaded = known.rows?.find(({ key }) => key === id);
  const isBeyond = !loaded && known.rows !== undefined && known.count >= BULK_LIMIT;
  const asked = user && isBeyond ? { userId: user.id, limit: 1, contactId: id } : null;
  const further = useSWR<Contact | null, unknown, ListKey | null>(
    asked && crmKeys.list('contacts', asked),
    () => findFurther(http, id, signal()),
  );
  const row = loaded ?? further.data ?? undefined;

  const { isFailed, rows, refresh } = known;
  const isKnownMissing = rows !== undefined && (!isBeyond || further.data === null);
  const hasFailed =
    (rows === undefined && isFailed) || (further.error !== undefined && !isSilent(further.error));
  const message = t('crm.error.loadContacts');
  const { mutate } = further;
  const contact = useMemo((): Remote<CrmContact | null> => {
    if (row) return { status: 'ready', data: contactItem(row) };
    if (isKnownMissing) return { status: 'ready', data: null };
    const retry = () => {
      refresh();
      void mutate().catch(() => undefined);
    };
    return hasFailed ? { status: 'error', message, retry } : { status: 'loading' };
  }, [row, isKnownMissing, hasFailed, message, refresh, mutate]);

  return { contact, row };
}
