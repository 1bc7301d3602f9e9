import type { inboxConversations } from '@platform/api';
import { MessagesSquare } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';
import { conversationHref, inboxPath } from './address.ts';

/** A conversation may be in several lists. */
export const palette: AreaPalette = {
  drafts: [
    {
      form: 'inboxMessage',
      names: ['reply', 'note'],
      locate: (id) => (id === '' ? null : { href: conversationHref(id) }),
    },
    { form: 'inboxOutgoing', names: [], locate: () => ({ href: inboxPath }) },
  ],
  records: [
    {
      label: 'palette.group.conversations',
      icon: MessagesSquare,
      list: (read) => {
        const all = read<typeof inboxConversations>('inbox.conversations').flatMap(
          (load) => load.conversations,
        );
        const known = all.filter(({ id }) => id !== '');
        return [...new Map(known.map((each) => [each.id, each])).values()].flatMap(
          ({ id, name, email, phone, channel }) => {
            const label = name || email || phone;
            const keywords = [email, phone];
            return label
              ? [{ id, label, hint: channel, keywords, href: conversationHref(id) }]
              : [];
          },
        );
      },
    },
  ],
};
