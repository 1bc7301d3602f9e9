import { request, listOf, loadUserName } from '../shared/request.ts';
import type { Text } from '../shared/request.ts';

/** The number that the app loads at once. */
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
  /** ISO 8601; '' if unknown. */
  createdAt: string;
}

export interface LoadedContacts {
  contacts: Contact[];
  user: string;
}

export async function loadContacts(): Promise<LoadedContacts> {
  const [user, body] = await Promise.all([
    loadUserName(),
    request<ContactWire[]>(`/v1/contacts/?limit=${limit}`, { service: 'CRM' }),
  ]);
  const contacts = listOf(body, 'contacts').map((row) => ({
    id: row.id,
    name: row.name ?? '',
    company: row.extra?.company ?? '',
    phone: row.phone ?? '',
    email: row.email ?? '',
    createdAt: row.created_at ?? '',
  }));
  return { user, contacts };
}
