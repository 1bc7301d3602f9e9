import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { listContacts } from './contacts.ts';
import type { Contact } from './contacts.ts';

/** Ends the search in a service that ignores the offset. */
const MAX_LOADS = 20;

/**
 * A contact beyond the first `limit` ones, found load by load since the service has no call for a single
 * contact; null if no load has that id.
 */
export const furtherContact = defineResource({
  name: 'crm.furtherContact',
  load: async ({ http }, { id, limit }: { id: string; limit: number }, signal) => {
    for (let load = 1; load <= MAX_LOADS; load += 1) {
      const query = { limit, offset: load * limit };
      // oxlint-disable-next-line no-await-in-loop -- a load tells whether there is another one
      const rows: Contact[] = await send(http, listContacts, { query, signal });
      const contact = rows.find(({ key }) => key === id);
      if (contact) return contact;
      if (rows.length < limit) return null;
    }
    return null;
  },
});
