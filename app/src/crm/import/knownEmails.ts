import { listContacts } from '@platform/api';
import type { Http } from '@platform/api';

/** One load (reading 47); the import reads on, since it must not double what is beyond it. */
const pageSize = 1000;
const mostPages = 200;

/**
 * The addresses of all contacts of the tenant, in lower case.
 *
 * @throws ApiError when a page cannot be had
 */
export async function loadKnownEmails(http: Http, signal: AbortSignal): Promise<Set<string>> {
  const emails = new Set<string>();
  let firstId: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const query = { limit: pageSize, offset: page * pageSize };
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is known by then
    const contacts = await listContacts(http, query, signal);
    // A service that knows no offset answers the first page for ever.
    if (page > 0 && contacts[0]?.id === firstId) break;
    firstId = contacts[0]?.id;
    for (const { email } of contacts) if (email) emails.add(email.trim().toLowerCase());
    if (contacts.length < pageSize) break;
  }
  return emails;
}
