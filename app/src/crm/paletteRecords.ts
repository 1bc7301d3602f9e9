import type { Contact, contacts, Lead, leads, members } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import { CircleUserRound, MessageSquarePlus, Pencil, Target, UserCheck } from 'lucide';
import type { Write } from '../data/useAction.ts';
import { contactHrefs } from '../platform/crm/address.ts';
import type {
  PaletteChoice,
  PaletteRecord,
  PaletteRecordAction,
  PaletteRecords,
  PaletteWords,
  ReadLoaded,
} from '../routing/palette.ts';

/** Returns each loaded contact once, although a page of the list and a search may both have it. */
export function loadedContacts(read: ReadLoaded): Contact[] {
  const all = read<typeof contacts>('crm /v1/contacts/').flat();
  return [...new Map(all.map((contact) => [contact.id || contact.key, contact])).values()];
}

const nameOf = ({ name, email }: Contact) => trimText(name) || email;

const panelActions: readonly PaletteRecordAction[] = [
  { label: 'palette.record.logInteraction', icon: MessageSquarePlus, shortcut: 'contact.log' },
  { label: 'palette.action.addLead', icon: Target, shortcut: 'contact.addLead' },
  { label: 'palette.record.edit', icon: Pencil, shortcut: 'edit' },
];

export function contactRecords(rows: readonly Contact[]): PaletteRecord[] {
  return rows.flatMap((contact) => {
    const { key, company, email, phone } = contact;
    const label = nameOf(contact);
    if (!label) return [];
    return [
      {
        id: key,
        label,
        hint: company || email,
        keywords: [email, phone],
        href: contactHrefs.contacts(key),
        actions: panelActions,
      },
    ];
  });
}

/** Lists leads by the name of their contact; each links to the contact's panel. */
export function leadRecords(
  rows: readonly Lead[],
  known: readonly Contact[],
  { t }: PaletteWords,
): PaletteRecord[] {
  const byId = new Map(known.map((contact) => [contact.id, contact]));
  return rows.flatMap((lead) => {
    const { key, contactId, statusText, source } = lead;
    const contact = byId.get(contactId);
    const label = (contact && nameOf(contact)) || trimText(source);
    if (!label || !contactId) return [];
    const assign: PaletteRecordAction = {
      label: 'palette.record.assignTo',
      icon: UserCheck,
      choices: (read) => ownerChoices(lead, label, { read, t }),
    };
    return [
      {
        id: key,
        label,
        hint: statusText,
        ...(contact && { keywords: [contact.email, contact.phone] }),
        href: contactHrefs.leads(contact?.key ?? contactId),
        actions: [assign, ...panelActions],
      },
    ];
  });
}

function ownerChoices(
  lead: Lead,
  name: string,
  { read, t }: { read: ReadLoaded; t: PaletteWords['t'] },
): PaletteChoice[] {
  return read<typeof members>('auth /v1/team/members')
    .flat()
    .filter(({ id, status }) => id !== '' && id !== lead.ownerId && status === 'Active')
    .map(({ id, name: ownerName, email }) => {
      const owner = ownerName || email;
      const assign = async (write: Write) => {
        const { assignLead } = await import('./paletteSearch.ts');
        await assignLead({ lead, name, ownerId: id, owner }, write, t);
      };
      return { id, label: owner, hint: email, run: (write) => void assign(write) };
    });
}

export const crmRecords: readonly PaletteRecords[] = [
  {
    label: 'shell.page.contacts',
    icon: CircleUserRound,
    list: (read) => contactRecords(loadedContacts(read)),
    find: async (search) => (await import('./paletteSearch.ts')).findContacts(search),
  },
  {
    label: 'shell.page.leads',
    icon: Target,
    list: (read, words) => {
      const known = loadedContacts(read);
      const ids = new Set(known.map(({ id }) => id));
      const rows = read<typeof leads>('crm /v1/leads/').flat();
      return leadRecords(
        rows.filter(({ contactId }) => ids.has(contactId)),
        known,
        words,
      );
    },
    find: async (search) => (await import('./paletteSearch.ts')).findLeads(search),
  },
];
