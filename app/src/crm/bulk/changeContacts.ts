import { changeContact } from '@platform/api';
import type { Contact } from '@platform/api';
import type { ContactsChange, CrmContact } from '@platform/ui/crm';
import type { Write } from '../../data/useAction.ts';
import { sendEach } from '../../kit/sendEach.ts';
import { consentFields } from '../../platform/crm/consentFields.ts';

export interface BulkOutcome {
  changed: number;
  /** Number of contacts that needed no change. */
  unchanged: number;
  failed: readonly CrmContact[];
}

/** Returns the fields that change; null if there are none. */
export function changedFields(contact: Contact, change: ContactsChange) {
  const { addTags = [], removeTags = [], ...answers } = change;
  const removed = new Set(removeTags);
  const kept = contact.tags.filter((tag) => !removed.has(tag));
  const tags = [...kept, ...addTags.filter((tag) => !contact.tags.includes(tag))];
  const areTagsNew = JSON.stringify(tags) !== JSON.stringify(contact.tags);
  const fields = { ...consentFields(contact, answers, 'bulk'), ...(areTagsNew && { tags }) };
  return Object.keys(fields).length > 0 ? fields : null;
}

/** Sends one update for each contact that changes. */
export async function changeContacts(
  contacts: readonly CrmContact[],
  change: ContactsChange,
  { contactOf, write }: { contactOf: (key: string) => Contact | undefined; write: Write },
): Promise<BulkOutcome> {
  const failed = new Set<CrmContact>();
  let changed = 0;

  async function send(item: CrmContact): Promise<void> {
    const contact = contactOf(item.key);
    const fields = contact && changedFields(contact, change);
    if (!contact) failed.add(item);
    if (!contact || !fields) return;
    const { isDone } = await write(changeContact, { contact, fields }, () => ({
      changed: () => ({ ids: [contact.key] }),
      failure: () => '',
      failureToast: 'never',
    }));
    if (isDone) changed += 1;
    else failed.add(item);
  }

  await sendEach(contacts, send);
  return {
    changed,
    unchanged: contacts.length - changed - failed.size,
    failed: contacts.filter((item) => failed.has(item)),
  };
}
