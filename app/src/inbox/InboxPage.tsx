import { inboxConversations, inboxThread } from '@platform/api';
import { InboxScreen } from '@platform/ui';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { readSearch } from '../routing/searchParams.ts';
import { inboxAddress, queryOf } from './inboxAddress.ts';
import { useInboxPage } from './useInboxPage.tsx';

/** `/inbox`, with the conversation of `?conversation=`. */
function InboxPage() {
  return <InboxScreen {...useInboxPage()} />;
}

export { InboxPage as Page };
/** Starts the reads of the list and of the open thread. */
export function loader({ preload, url }: PageLoaderContext): void {
  const address = readSearch(inboxAddress, url.searchParams);
  void preload(inboxConversations, queryOf(address));
  if (address.conversation) void preload(inboxThread, { id: address.conversation });
}
