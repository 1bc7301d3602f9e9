import type { Contact } from '@platform/domain';
import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { identityOf } from '../schema/identity.ts';
import { listContacts } from './contacts.ts';

/** Requests for one contact. */
const MAX_LOADS = 20;

/**
 * Finds a contact beyond the first `limit` ones, page by page: the service has no call for one.
 * Pages may be short. An empty page, or one like the previous one (`offset` is ignored), ends the
 * search.
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
