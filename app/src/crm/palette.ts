import { MessageSquarePlus, Target, Upload, UserPlus } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';
import { contactHrefs, crmPaths } from '../platform/crm/address.ts';
import { crmRecords } from './paletteRecords.ts';

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
          : { href: crmPaths.leads, opensById: true },
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
  records: crmRecords,
};
