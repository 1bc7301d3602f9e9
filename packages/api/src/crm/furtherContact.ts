import type { Contact } from '@platform/domain';
import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { identityOf } from '../schema/identity.ts';
import { listContacts } from './contacts.ts';

/** No tenant has more loads than these. */
const MAX_LOADS = 20;

/**
 * A contact beyond the first `limit` ones, found page by page since the service has no call for a single
 * contact; null if no page has that id. A service may send fewer rows than it is asked for, so each page
 * begins where the last one ended. The last page is empty, or begins like the page before, as from a
 * service that ignores `offset`.
 */
export const furtherContact = defineResource({
  name: 'crm.furtherContact',
  load: async ({ http }, { id, limit }: { id: string; limit: number }, signal) => {
    let offset = limit;
    let before: string | undefined;
    while (offset <= MAX_LOADS * limit) {
      const query = { limit, offset };
      // oxlint-disable-next-line no-await-in-loop -- a page tells whether there is another one
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
