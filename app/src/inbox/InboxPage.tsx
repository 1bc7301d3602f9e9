import { inboxConversations, inboxThread } from '@platform/api';
import { InboxScreen } from '@platform/ui/inbox';
import type { InboxLesson } from '@platform/ui/inbox';
import { lazyComponent } from '@platform/ui/internal';
import { useState } from 'react';
import { readSearch } from '../kit/address.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { inboxParams } from './address.ts';
import { inboxQuery } from './inboxQuery.ts';
import { useInboxPage } from './useInboxPage.tsx';

const LazyTeachView = lazyComponent(
  () => import('../platform/knowledge/TeachView.tsx'),
  'TeachView',
);

function InboxPage() {
  const { list, thread } = useInboxPage();
  const [lesson, setLesson] = useState<InboxLesson | null>(null);
  return (
    <>
      <InboxScreen list={list} thread={thread && { ...thread, onTeach: setLesson }} />
      {thread && lesson ? (
        <LazyTeachView
          agentId=""
          question={lesson.question}
          answered={lesson.answered}
          draftId={`chat:${thread.conversationId}:${lesson.messageKey}`}
          onClose={() => setLesson(null)}
        />
      ) : null}
    </>
  );
}

export { InboxPage as Page };
export function loader({ preload, url }: PageLoaderContext): void {
  const address = readSearch(inboxParams, url.searchParams);
  void preload(inboxConversations, inboxQuery(address));
  if (address.conversation) void preload(inboxThread, { id: address.conversation });
}
