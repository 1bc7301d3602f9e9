import { crmTexts, useTranslation } from '@platform/i18n';
import type { Remote } from '../remote.ts';
import { ListTrouble } from './ListTrouble.tsx';

/** Says that names are missing because the contacts could not be loaded. */
export function NamesTrouble({ contacts }: { contacts: Remote<unknown> }) {
  const t = useTranslation(crmTexts);
  return (
    <ListTrouble
      trouble={
        contacts.status === 'error'
          ? { message: t('crm.namesFailed'), retry: contacts.retry }
          : undefined
      }
    />
  );
}
