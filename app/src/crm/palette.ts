import type { Contact, contacts, leads } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import { CircleUserRound, MessageSquarePlus, Target, Upload, UserPlus } from 'lucide';
import type { AreaPalette, ReadLoaded } from '../routing/palette.ts';
import { contactHrefs, crmPaths } from '../platform/crm/address.ts';

/** A contact may be in several loads: a page of the list and a search. */
function loadedContacts(read: ReadLoaded): Contact[] {
  const all = read<typeof contacts>('crm /v1/contacts/').flat();
  return [...new Map(all.map((contact) => [contact.id || contact.key, contact])).values()];
}

const nameOf = ({ name, email }: Contact) => trimText(name) || email;

/** A lead is listed by the name of its contact and opens its panel. */
export const palette: AreaPalette = {
  actions: [
    {
      label: 'palette.action.addContact',
      icon: UserPlus,
      page: 'contacts',
      shortcut: 'contacts.create',
      keys: 'c',
    },
    {
      label: 'palette.action.addLead',
      icon: Target,
      page: 'leads',
      shortcut: 'leads.create',
      keys: 'c',
    },
    {
      label: 'palette.action.addInteraction',
      icon: MessageSquarePlus,
      page: 'interactions',
      shortcut: 'interactions.create',
      keys: 'c',
    },
    {
      label: 'palette.action.importContacts',
      icon: Upload,
      page: 'contacts',
      shortcut: 'contacts.import',
    },
  ],
  drafts: [
    {
      form: 'contact',
      names: ['firstName', 'lastName'],
      locate: (id) =>
        id === ''
          ? { href: crmPaths.contacts, shortcut: 'contacts.create' }
          : { href: contactHrefs.contacts(id), shortcut: 'edit' },
    },
    {
      form: 'lead',
      names: ['source', 'notes'],
      locate: (id) =>
        id === ''
          ? { href: crmPaths.leads, shortcut: 'leads.create' }
          : { href: crmPaths.leads, isAsked: true },
    },
    {
      form: 'interaction',
      names: ['summary'],
      locate: (id) => {
        if (id.startsWith('call:')) return null;
        return id === ''
          ? { href: crmPaths.interactions, shortcut: 'interactions.create' }
          : { href: contactHrefs.contacts(id) };
      },
    },
  ],
  records: [
    {
      label: 'shell.page.contacts',
      icon: CircleUserRound,
      list: (read) =>
        loadedContacts(read).flatMap((contact) => {
          const { key, company, email, phone } = contact;
          const label = nameOf(contact);
          const hint = company || email;
          if (!label) return [];
          const keywords = [email, phone];
          return [{ id: key, label, hint, keywords, href: contactHrefs.contacts(key) }];
        }),
    },
    {
      label: 'shell.page.leads',
      icon: Target,
      list: (read) => {
        const byId = new Map(loadedContacts(read).map((contact) => [contact.id, contact]));
        return read<typeof leads>('crm /v1/leads/')
          .flat()
          .flatMap(({ key, contactId, statusText }) => {
            const contact = byId.get(contactId);
            const label = contact && nameOf(contact);
            if (!contact || !label) return [];
            const keywords = [contact.email, contact.phone];
            const href = contactHrefs.leads(contact.key);
            return [{ id: key, label, hint: statusText, keywords, href }];
          });
      },
    },
  ],
};
