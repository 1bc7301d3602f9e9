import { useTranslation } from '@platform/i18n';
import type { ToastAction } from '../../feedback/toastAtoms.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { contactHrefs, crmPaths } from './address.ts';

const lists: readonly string[] = [crmPaths.contacts, crmPaths.leads, crmPaths.interactions];

function hrefHere(contactId: string): string {
  const { pathname, search } = window.location;
  if (!lists.includes(pathname)) return contactHrefs.contacts(contactId);
  const params = new URLSearchParams(search);
  params.set('contact', contactId);
  return `${pathname}?${params}`;
}

export function useOpenContact(): (contactId: string | undefined) => ToastAction | undefined {
  const t = useTranslation();
  const { navigate } = useLinks();
  return (contactId) => {
    const isOpen = new URLSearchParams(window.location.search).get('contact') === contactId;
    if (!contactId || isOpen) return undefined;
    return {
      label: t('common.action.open'),
      onSelect: () => void navigate(hrefHere(contactId), { replace: false }),
    };
  };
}
