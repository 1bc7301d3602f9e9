import type { Http } from '../http/http.ts';
import type { Contact } from './contacts.ts';
import { listContacts } from './endpoints.ts';

/** No tenant has more loads than these; a service that ignores the offset must not go on for ever. */
const maxLoads = 20;

/**
 * Finds a contact beyond the first load, since the service has no call for a single one.
 *
 * @param query `limit` is the size of a load
 * @returns null where nobody has that id
 * @throws ApiError
 */
export async function findFurtherContact(
  http: Http,
  { id, limit }: { id: string; limit: number },
  signal?: AbortSignal,
): Promise<Contact | null> {
  for (let load = 1; load <= maxLoads; load += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one load tells whether there is another one
    const rows = await listContacts(http, { limit, offset: load * limit }, signal);
    const contact = rows.find(({ key }) => key === id);
    if (contact) return contact;
    if (rows.length < limit) return null;
  }
  return null;
}
