import { Shell } from '../shared/Shell.tsx';
import { useLoaded } from '../shared/useLoaded.ts';
import { ContactsPage } from './ContactsPage.tsx';
import type { LoadedContacts } from './loadContacts.ts';

interface ContactsProps {
  contacts: Promise<LoadedContacts>;
  onThemeChange: () => void;
}

export function Contacts({ contacts, onThemeChange }: ContactsProps) {
  const loaded = useLoaded(contacts);
  return (
    <Shell path="/crm/contacts" title="CRM" user={loaded?.user} onThemeChange={onThemeChange}>
      <ContactsPage contacts={loaded?.contacts} />
    </Shell>
  );
}
