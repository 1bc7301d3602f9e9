import { INBOX_TABS, inboxConversations } from '@platform/api';
import type { PaletteRecord, PaletteSearch } from '../routing/palette.ts';
import { conversationRecords } from './palette.ts';

/** The service searches one tab at a time. */
export async function findConversations({ load, search }: PaletteSearch): Promise<PaletteRecord[]> {
  const pages = await Promise.all(
    INBOX_TABS.map((tab) => load(inboxConversations, { tab, view: 'all', search })),
  );
  return conversationRecords(pages.flatMap(({ conversations }) => conversations));
}
