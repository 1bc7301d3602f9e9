import { crmTexts, useTranslation } from '@platform/i18n';
import { RemoteError } from '../patterns/RemoteContent/RemoteError.tsx';
import type { Remote } from '../remote.ts';

/** Says that names are missing because the contacts could not be loaded. */
export function NamesNotice({ contacts }: { contacts: Remote<unknown> }) {
  const t = useTranslation(crmTexts);
  if (contacts.status !== 'error') return null;
  return <RemoteError error={{ message: t('crm.namesFailed'), retry: contacts.retry }} />;
}
