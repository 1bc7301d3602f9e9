import { changeLead, contacts, leads } from '@platform/api';
import type { Lead } from '@platform/api';
import type { Write } from '../data/useAction.ts';
import { FOUND_LIMIT } from '../routing/palette.ts';
import type { PaletteRecord, PaletteSearch, PaletteWords } from '../routing/palette.ts';
import { contactRecords, leadRecords, loadedContacts } from './paletteRecords.ts';

export const findContacts = async ({ load, search }: PaletteSearch): Promise<PaletteRecord[]> =>
  contactRecords(await load(contacts, { search, limit: FOUND_LIMIT }));

/** Also finds leads by the name of their contact, under which they are listed. */
export async function findLeads(query: PaletteSearch): Promise<PaletteRecord[]> {
  const { load, search, read } = query;
  const page = { search, limit: FOUND_LIMIT };
  const [rows, found] = await Promise.all([load(leads, page), load(contacts, page)]);
  return leadRecords(rows, [...loadedContacts(read), ...found], query);
}

interface Assignment {
  lead: Lead;
  name: string;
  ownerId: string;
  owner: string;
}

export async function assignLead(
  { lead, name, ownerId, owner }: Assignment,
  write: Write,
  t: PaletteWords['t'],
): Promise<void> {
  const { statusText: status, notes, details } = lead;
  await write(changeLead, { lead, change: { status, ownerId, notes, details } }, () => ({
    success: () => t('palette.assigned', { name, owner }),
    changed: () => ({ ids: [lead.key] }),
    failure: () => t('palette.assignFailed'),
  }));
}
