import { changeContact } from '@platform/api';
import type { Contact } from '@platform/api';
import type { ContactsChange, CrmContact } from '@platform/ui/crm';
import type { Write } from '../../data/useAction.ts';
import { consentFields } from '../../platform/crm/consentFields.ts';

/** Requests at once. */
const CONCURRENCY = 4;

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
  const remaining = [...contacts];

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

  async function work(): Promise<void> {
    for (let item = remaining.shift(); item; item = remaining.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- each worker sends one request at a time
      await send(item);
    }
  }

  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return {
    changed,
    unchanged: contacts.length - changed - failed.size,
    failed: contacts.filter((item) => failed.has(item)),
  };
}
