import { inboxConversations, inboxThread } from '@platform/api';
import { InboxScreen } from '@platform/ui/inbox';
import { readSearch } from '../kit/address.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { inboxParams } from './address.ts';
import { inboxQuery } from './inboxQuery.ts';
import { useInboxPage } from './useInboxPage.tsx';

function InboxPage() {
  return <InboxScreen {...useInboxPage()} />;
}

export { InboxPage as Page };
export function loader({ preload, url }: PageLoaderContext): void {
  const address = readSearch(inboxParams, url.searchParams);
  void preload(inboxConversations, inboxQuery(address));
  if (address.conversation) void preload(inboxThread, { id: address.conversation });
}
