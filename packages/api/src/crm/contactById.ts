import type { Contact } from '@platform/domain';
import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { identityOf } from '../schema/identity.ts';
import { listContacts } from './contacts.ts';

/** Limits the requests for one contact. */
const MAX_LOADS = 20;

/**
 * Finds a contact that is not among the first `limit` ones; null if it does not exist. The service
 * has no call for a single contact, so this loads page after page. A page may be shorter than
 * requested, so each starts where the previous one ended. The search ends with an empty page, or
 * with one that starts like the previous page (a service that ignores `offset`).
 */
export const contactById = defineResource({
  name: 'crm.contactById',
  load: async ({ http }, { id, limit }: { id: string; limit: number }, signal) => {
    let offset = limit;
    let before: string | undefined;
    while (offset <= MAX_LOADS * limit) {
      const query = { limit, offset };
      // oxlint-disable-next-line no-await-in-loop -- each page decides whether to load the next one
      const rows: Contact[] = await send(http, listContacts, { query, signal });
      const contact = rows.find(({ key }) => key === id);
      if (contact) return contact;
      const [first] = rows;
      if (!first || identityOf(first) === before) return null;
      before = identityOf(first);
      offset += rows.length;
    }
    return null;
  },
});
