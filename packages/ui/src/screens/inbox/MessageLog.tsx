import type { InboxThread } from '@platform/domain';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { shorten } from '../../internal/shorten.ts';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { MessageRows, authorText } from './MessageRows.tsx';
import { EmptyText, MessageList, Older } from './MessageLog.styles.ts';
import { OutgoingRow } from './OutgoingRow.tsx';
import type { InboxLesson, InboxMore, InboxOutgoing } from './types.ts';
import { useFollowNewest } from '../../patterns/MessageLog/useFollowNewest.ts';
import { JumpToLatest, LogFrame } from '../../patterns/MessageLog/MessageLog.styles.ts';
import { Text } from '../../components/Text/Text.tsx';

export interface MessageLogProps {
  thread: InboxThread;
  outgoing: readonly InboxOutgoing[];
  userId: string;
  older: InboxMore;
  onRetry: (clientId: string) => void;
  onEdit: (clientId: string) => void;
  onTeach: ((lesson: InboxLesson) => void) | undefined;
  /** Receives the focus when the focused element is removed. */
  logRef: RefObject<HTMLDivElement | null>;
}

export function MessageLog(props: MessageLogProps) {
  const { thread, outgoing, userId, older, onRetry, onEdit, logRef } = props;
  const t = useTranslation(inboxTexts);
  const keepFocusRef = useKeptFocus(() => logRef.current);
  const { messages, previousCursor } = thread;
  const { isWithBot, status } = thread.conversation;
  const hasOlder = previousCursor !== '';
  const { isFollowing, handleScroll, follow } = useFollowNewest(logRef, {
    firstKey: messages[0]?.key,
    content: [messages, outgoing],
    onTop: () => {
      if (hasOlder && !older.isLoading && older.problem === '') older.onLoad();
    },
  });
  return (
    <LogFrame>
      <Arrivals thread={thread} userId={userId} />
      <MessageList
        ref={logRef}
        role="log"
        aria-live="off"
        aria-label={t('inbox.thread.log')}
        tabIndex={0}
        onScroll={handleScroll}
      >
        {hasOlder ? (
          <Older>
            {older.problem ? (
              <Text as="p" role="alert" tone="danger">
                {older.problem}
              </Text>
            ) : null}
            <Button
              ref={keepFocusRef}
              size="small"
              variant="ghost"
              isLoading={older.isLoading}
              loadingText={t('common.loading')}
              onClick={older.onLoad}
            >
              {t('inbox.thread.older')}
            </Button>
          </Older>
        ) : null}
        {messages.length + outgoing.length === 0 ? (
          <EmptyText>{t('inbox.thread.none')}</EmptyText>
        ) : null}
        <MessageRows
          {...{ messages, userId }}
          onTeach={isWithBot || status === 'resolved' ? undefined : props.onTeach}
        />
        {outgoing.map((message) => (
          <OutgoingRow
            key={message.clientId}
            problemRef={keepFocusRef}
            {...{ message, onRetry, onEdit }}
          />
        ))}
      </MessageList>
      {isFollowing ? null : (
        <JumpToLatest>
          <Button ref={keepFocusRef} size="small" onClick={follow}>
            {t('inbox.thread.backToNow')}
          </Button>
        </JumpToLatest>
      )}
    </LogFrame>
  );
}

function Arrivals({ thread: { messages }, userId }: Pick<MessageLogProps, 'thread' | 'userId'>) {
  const t = useTranslation(inboxTexts);
  const last = messages.at(-1);
  const [first] = useState(last?.key);
  const isNew = last && last.key !== first && last.kind !== 'event' && last.author.id !== userId;
  return (
    <output>
      <VisuallyHidden>
        {isNew
          ? t('inbox.said', { name: authorText(t, last, userId), text: shorten(last.text) })
          : null}
      </VisuallyHidden>
    </output>
  );
}
