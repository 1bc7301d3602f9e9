import { listContacts } from '@platform/api';
import type { Http } from '@platform/api';
import { emailKey } from '@platform/i18n/text';

/** Rows of one call. The import reads every page, since it must not double a later one. */
const pageSize = 1000;
const maxPages = 200;

/**
 * Loads the addresses of all contacts of the tenant, in lower case.
 *
 * @throws ApiError when a page cannot be read
 */
export async function loadKnownEmails(http: Http, signal: AbortSignal): Promise<Set<string>> {
  const emails = new Set<string>();
  let firstId: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const query = { limit: pageSize, offset: page * pageSize };
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is known by then
    const contacts = await listContacts(http, query, signal);
    // A service that does not support offset answers the first page every time.
    if (page > 0 && contacts[0]?.id === firstId) break;
    firstId = contacts[0]?.id;
    for (const { email } of contacts) if (email) emails.add(emailKey(email));
    if (contacts.length < pageSize) break;
  }
  return emails;
}
