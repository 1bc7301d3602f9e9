import type { Contact, ContactInput } from '@platform/api';

/** What is kept of the contacts: loads of them, and single ones from beyond the first load. */
export type KeptContacts = readonly Contact[] | Contact | null | undefined;

/** A load with one contact more at its top, unless it is there already. */
export const withContact =
  (contact: Contact) =>
  (kept: KeptContacts): KeptContacts =>
    !isLoad(kept) || kept.some(({ key }) => key === contact.key) ? kept : [contact, ...kept];

/** One contact with what was sent of it, wherever it is kept. */
export function withChange(key: string, sent: ContactInput) {
  const change = (contact: Contact): Contact => {
    if (contact.key !== key) return contact;
    return { ...contact, ...sent, name: `${sent.firstName} ${sent.lastName}`.trim() };
  };
  return (kept: KeptContacts): KeptContacts =>
    isLoad(kept) ? kept.map(change) : kept && change(kept);
}

function isLoad(kept: KeptContacts): kept is readonly Contact[] {
  return Array.isArray(kept);
}
