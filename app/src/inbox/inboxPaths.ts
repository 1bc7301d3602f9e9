/** The address of the inbox. */
export const inboxPath = '/inbox';
