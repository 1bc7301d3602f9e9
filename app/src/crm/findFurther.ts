import { listContacts } from '@platform/api';
import type { Contact, Http } from '@platform/api';
import { BULK_LIMIT } from './limits.ts';

/** No tenant has more loads than these; a service that ignores the offset must not go on for ever. */
const MOST_LOADS = 20;

/**
 * Finds a contact beyond the first load, since the service has no call for a single one.
 *
 * @returns null where nobody has that id
 */
export async function findFurther(
  http: Http,
  id: string,
  signal: AbortSignal,
): Promise<Contact | null> {
  for (let load = 1; load <= MOST_LOADS; load += 1) {
    const offset = load * BULK_LIMIT;
    // One load tells whether there is another one.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await listContacts(http, { limit: BULK_LIMIT, offset }, signal);
    const contact = rows.find((row) => row.key === id);
    if (contact) return contact;
    if (rows.length < BULK_LIMIT) return null;
  }
  return null;
}
