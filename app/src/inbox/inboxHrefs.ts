import { inboxPath } from './inboxPaths.ts';

/** The address that opens a conversation, whatever the list shows. */
export const conversationHref = (id: string): string =>
  `${inboxPath}?conversation=${encodeURIComponent(id)}`;
