import type { InboxQuery } from '@platform/api';
import { trimText } from '@platform/i18n/text';
import type { InboxState } from './address.ts';

export const inboxQuery = ({
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
