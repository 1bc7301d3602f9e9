import type { Api, Http } from '@platform/api';
import { readAhead } from '../shared/swr/readAhead.ts';
import { crmKeys } from './keys.ts';
import type { Asked, ListName } from './keys.ts';
import { BULK_LIMIT, OVERVIEW_LIMIT } from './limits.ts';
import { readQuery } from './listQuery.ts';
import { loadContacts } from './useContacts.ts';
import { loadInteractions } from './useInteractions.ts';
import { loadLeads } from './useLeads.ts';

type Part = Pick<Asked, 'limit'>;

type Load = (http: Http, asked: Part, signal: AbortSignal) => Promise<unknown>;

function beginList(
  api: Api,
  name: ListName,
  load: Load,
  asked: Part = { limit: BULK_LIMIT },
): void {
  readAhead(
    api,
    (userId) => crmKeys.list(name, { ...asked, userId }),
    ({ http }, signal) => load(http, asked, signal),
  );
}

/** Asks for the contacts, unless the address begins further on. */
export function beginContacts(api: Api): void {
  if (readQuery(new URLSearchParams(window.location.search)).page > 1) return;
  beginList(api, 'contacts', loadContacts);
}

/** Asks for the leads and for the names in them. */
export function beginLeads(api: Api): void {
  beginList(api, 'leads', loadLeads);
  beginList(api, 'contacts', loadContacts);
}

/** Asks for the interactions and for the names in them. */
export function beginInteractions(api: Api): void {
  beginList(api, 'interactions', loadInteractions);
  beginList(api, 'contacts', loadContacts);
}

/** Asks for what the overview counts and lists. */
export function beginOverview(api: Api): void {
  beginInteractions(api);
  beginList(api, 'leads', loadLeads);
  beginList(api, 'contacts', loadContacts, { limit: OVERVIEW_LIMIT });
}
