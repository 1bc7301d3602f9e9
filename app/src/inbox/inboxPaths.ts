/** The address of the inbox. */
export const inboxPath = '/inbox';

/** The address that opens a conversation, whatever the list shows. */
export const conversationHref = (id: string): string =>
  `${inboxPath}?conversation=${encodeURIComponent(id)}`;
