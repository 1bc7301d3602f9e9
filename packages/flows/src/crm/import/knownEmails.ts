import { listContacts, loadAll, send } from '@platform/api';
import type { Http } from '@platform/api';
import { emailKey } from '@platform/i18n/text';

/** Limit that protects the page's memory. */
const MAX_CONTACTS = 200_000;

/** In lower case. Throws ApiError if a page cannot be read. */
export async function loadKnownEmails(http: Http, signal: AbortSignal): Promise<Set<string>> {
  const { rows } = await loadAll(
    async (page) => ({ rows: await send(http, listContacts, { query: page, signal }) }),
    { maxRows: MAX_CONTACTS },
  );
  return new Set(rows.flatMap(({ email }) => (email ? emailKey(email) : [])));
}
