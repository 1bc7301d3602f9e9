import { INBOX_STATUSES, INBOX_TABS, INBOX_VIEWS } from '@platform/api';
import type { InboxQuery } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import * as z from 'zod/mini';

/** What the address says: which conversations are listed, and which of them is open. */
export const inboxAddress = z.object({
  tab: z.catch(z.enum(INBOX_TABS), 'chats'),
  view: z.catch(z.enum(INBOX_VIEWS), 'all'),
  status: z.catch(z.enum(['', ...INBOX_STATUSES]), ''),
  tag: z.catch(z.string(), ''),
  search: z.catch(z.string(), ''),
  conversation: z.catch(z.string(), ''),
});

type InboxState = z.output<typeof inboxAddress>;

/** What the service is asked for. */
export const queryOf = ({
  tab,
  view,
  status,
  tag,
  search,
}: Omit<InboxState, 'conversation'>): InboxQuery => ({
  tab,
  view,
  status: status || undefined,
  tag: tag || undefined,
  search: trimText(search) || undefined,
});
