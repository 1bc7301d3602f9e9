import type { Contact } from '@platform/api';
import { crmTexts, useTranslation } from '@platform/i18n';
import type { ContactsActions } from '@platform/ui/crm';
import { useCallback, useEffect, useRef } from 'react';
import { useWrite } from '../../data/useAction.ts';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { useSetAtom } from '../../platform/state.ts';

type ChangeContacts = NonNullable<ContactsActions['onChangeContacts']>;

/** Changes contacts; a toast counts the changed ones, another names the failed ones. */
export function useChangeContacts(rows: readonly Contact[] | undefined): ChangeContacts {
  const t = useTranslation(crmTexts);
  const showToast = useSetAtom(showToastAtom);
  const write = useWrite();
  const latestRows = useRef(rows);
  useEffect(() => {
    latestRows.current = rows;
  }, [rows]);
  return useCallback(
    async (contacts, change) => {
      const { changeContacts } = await import('./changeContacts.ts');
      const contactOf = (key: string) => latestRows.current?.find((row) => row.key === key);
      const outcome = await changeContacts(contacts, change, { contactOf, write });
      const { changed, unchanged, failed } = outcome;
      const message = [
        changed > 0 && t('crm.toast.contactsChanged', { count: changed }),
        unchanged > 0 && t('crm.toast.contactsUnchanged', { count: unchanged }),
      ].filter((text) => text !== false);
      if (message.length > 0) showToast({ message: message.join(' · '), tone: 'success' });
      if (failed.length > 0) {
        const names = failed.map(({ name, email }) => name || email || t('crm.unnamed')).join(', ');
        showToast({ message: t('crm.error.updateContacts', { names }), tone: 'danger' });
      }
      return failed.map(({ key }) => key);
    },
    [showToast, t, write],
  );
}
