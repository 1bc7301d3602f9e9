import type { InboxConversation, inboxConversations } from '@platform/api';
import { MessagesSquare } from 'lucide';
import { uniqueById } from '../routing/palette.ts';
import type { AreaPalette, PaletteRecord } from '../routing/palette.ts';
import { conversationHref, inboxPath } from './address.ts';

export const conversationRecords = (rows: readonly InboxConversation[]): PaletteRecord[] =>
  uniqueById(rows).flatMap(({ id, name, email, phone, channel }) => {
    const label = name || email || phone;
    const keywords = [email, phone];
    return label ? [{ id, label, hint: channel, keywords, href: conversationHref(id) }] : [];
  });

export const palette: AreaPalette = {
  drafts: [
    {
      form: 'inboxMessage',
      names: ['reply', 'note'],
      locate: (id) => (id === '' ? null : { href: conversationHref(id) }),
    },
    {
      form: 'knowledgeAnswer',
      names: ['question'],
      locate: (id) =>
        id.startsWith('chat:') ? { href: conversationHref(id.split(':')[1] ?? '') } : null,
    },
    { form: 'inboxOutgoing', names: [], locate: () => ({ href: inboxPath }) },
  ],
  records: [
    {
      label: 'palette.group.conversations',
      icon: MessagesSquare,
      feature: 'inbox',
      list: (read) => {
        const all = read<typeof inboxConversations>('inbox.conversations').flatMap(
          (load) => load.conversations,
        );
        return conversationRecords(all);
      },
      find: async (search) => (await import('./paletteSearch.ts')).findConversations(search),
    },
  ],
};
