import { ask, listOf, loadUserName } from '../shared/ask.ts';
import type { Text } from '../shared/ask.ts';

/** As many as the app loads at once. */
export const limit = 1000;

interface ContactWire {
  id: string;
  name?: Text;
  email?: Text;
  phone?: Text;
  extra?: { company?: Text } | null;
  created_at?: Text;
}

export interface Contact {
  id: string;
  name: string;
  company: string;
  phone: string;
  email: string;
  /** dd/mm/yy; '' where nobody knows. */
  created: string;
}

export interface LoadedContacts {
  contacts: Contact[];
  /** Name of the person signed in. */
  user: string;
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
});

/** Loads the first contacts and who is signed in, together. */
export async function loadContacts(): Promise<LoadedContacts> {
  const [user, body] = await Promise.all([
    loadUserName(),
    ask<ContactWire[]>(`/v1/contacts/?limit=${limit}`, { service: 'CRM' }),
  ]);
  const contacts = listOf(body, 'contacts').map((row) => ({
    id: row.id,
    name: row.name ?? '',
    company: row.extra?.company ?? '',
    phone: row.phone ?? '',
    email: row.email ?? '',
    created: row.created_at ? day.format(new Date(row.created_at)) : '',
  }));
  return { user, contacts };
}
