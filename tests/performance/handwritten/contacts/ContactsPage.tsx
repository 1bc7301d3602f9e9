import { Download, Plus, Upload } from 'lucide';
import { useState } from 'react';
import { Icon } from '../shared/Icon.tsx';
import { ListBar } from '../shared/ListBar.tsx';
import { Tabs } from '../shared/Tabs.tsx';
import { ContactTable } from './ContactTable.tsx';
import { limit } from './loadContacts.ts';
import type { Contact } from './loadContacts.ts';

const tabs = [
  ['/crm', 'Overview'],
  ['/crm/contacts', 'Contacts'],
  ['/crm/leads', 'Leads'],
  ['/crm/interactions', 'Interactions'],
] as const;

const textOf = ({ name, company, phone, email }: Contact) =>
  [name, company, phone, email].join('\n').toLowerCase();

const NO_CONTACTS: Contact[] = [];

interface ContactsPageProps {
  contacts: Contact[] | undefined;
}

export function ContactsPage({ contacts = NO_CONTACTS }: ContactsPageProps) {
  const [search, setSearch] = useState('');
  const searchText = search.trim().toLowerCase();
  const found = searchText
    ? contacts.filter((contact) => textOf(contact).includes(searchText))
    : contacts;
  const count = found.length.toLocaleString('en-GB');

  return (
    <>
      <div className="head">
        <div>
          <h1>CRM</h1>
          <p>Everyone your assistants have spoken with.</p>
        </div>
        <div className="actions">
          <button className="button" type="button">
            <Icon icon={Download} />
            Export CSV
          </button>
          <button className="button" type="button">
            <Icon icon={Upload} />
            Import CSV
          </button>
          <button className="button" data-primary type="button">
            <Icon icon={Plus} />
            Add Contact
          </button>
        </div>
      </div>
      <Tabs label="CRM pages" tabs={tabs} current="Contacts" />
      <ListBar
        title="Contacts"
        count={[count + (found.length < limit ? '' : '+'), `${count} contacts`]}
        searchLabel="Search contacts"
        search={search}
        onSearchChange={setSearch}
      />
      {contacts === NO_CONTACTS ? <p>Loading contacts…</p> : <ContactTable contacts={found} />}
      {contacts.length === limit && (
        <nav className="paging" aria-label="Pages">
          <button className="button" type="button" disabled>
            Previous
          </button>
          Page 1
          <button className="button" type="button">
            Next
          </button>
        </nav>
      )}
    </>
  );
}
