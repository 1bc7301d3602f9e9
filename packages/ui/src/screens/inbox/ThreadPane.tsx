import type { InboxThread } from '@platform/domain';
import { inboxTexts, useTranslation } from '@platform/i18n';
import { memo, useEffect, useRef } from 'react';
import type { RefCallback, RefObject } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import { shorten } from '../../internal/shorten.ts';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { Composer } from './Composer.tsx';
import type { ComposerHandle } from './Composer.tsx';
import { ComposerArea, Condition } from './Composer.styles.ts';
import { visitorName } from './inboxLabels.ts';
import { MessageLog } from './MessageLog.tsx';
import { Reconnecting } from './Reconnecting.tsx';
import { BackToList } from './BackToList.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import { Pane } from './ListPane.styles.ts';
import { Padding, Typing } from './ThreadPane.styles.ts';
import type { InboxDraft, InboxThreadProps } from './types.ts';

const LazyTakeOverDialog = lazyComponent(() => import('./TakeOverDialog.tsx'), 'TakeOverDialog');

export interface ThreadPaneProps extends InboxThreadProps {
  nameRef: RefObject<HTMLElement | null>;
  onShowCard: () => void;
  hasCardButton: boolean;
  takeBufferedTyping: (conversationId: string) => keyof InboxDraft | null;
}

export const ThreadPane = memo(function ThreadPane(props: ThreadPaneProps) {
  const { thread, listHref } = props;
  const t = useTranslation(inboxTexts);
  return (
    <Pane aria-label={t('inbox.thread.log')} aria-busy={thread.status === 'loading' || undefined}>
      <Reconnecting source={thread} />
      <RemoteContent
        source={thread}
        loadingText={t('inbox.thread.loading')}
        showsRefreshError={false}
        renderPlaceholder={(content) => (
          <Padding>
            <BackToList href={listHref} />
            {content}
          </Padding>
        )}
      >
        {(data) => <OpenThread {...props} data={data} key={data.conversation.id} />}
      </RemoteContent>
    </Pane>
  );
});

function OpenThread(props: ThreadPaneProps & { data: InboxThread }) {
  const { data, user, outgoing, takeOver, refusal, onRefusalRetry, onRestoreDraft } = props;
  const t = useTranslation(inboxTexts);
  const composer = useRef<ComposerHandle>(null);
  const log = useRef<HTMLDivElement>(null);
  const focusLogRef = useKeptFocus(() => log.current);
  const isTakeOverConfirmed = useRef(false);
  const item = data.conversation;
  const waiting = outgoing.find(({ clientId }) => clientId === takeOver?.clientId);

  // Focuses the composer once the dialog of a confirmed takeover has closed.
  const isConfirming = takeOver !== null;
  useEffect(() => {
    if (isConfirming || !isTakeOverConfirmed.current) return;
    isTakeOverConfirmed.current = false;
    composer.current?.reply();
  }, [isConfirming]);

  async function confirmTakeOver() {
    isTakeOverConfirmed.current = true;
    const outcome = await props.onTakeOver();
    if (outcome && 'message' in outcome) isTakeOverConfirmed.current = false;
    return outcome;
  }

  function edit(clientId: string): void {
    const message = onRestoreDraft(clientId);
    if (message) composer.current?.insert(message.text, message.isPrivate);
  }

  return (
    <>
      <ThreadHeader {...props} item={item} />
      <MessageLog
        thread={data}
        outgoing={outgoing}
        userId={user.id}
        older={props.older}
        logRef={log}
        onRetry={props.onRetry}
        onEdit={edit}
        onTeach={props.onTeach}
      />
      <TypingLine names={item.typing.filter((name) => name !== user.name)} />
      {refusal ? (
        <ComposerArea>
          <Banner
            tone="warning"
            title={t('inbox.compose.forbidden')}
            actions={
              <Button ref={focusLogRef} size="small" onClick={onRefusalRetry}>
                {t('inbox.compose.again')}
              </Button>
            }
          >
            {refusal}
          </Banner>
        </ComposerArea>
      ) : (
        <>
          <AssigneeLine {...props} buttonRef={focusLogRef} />
          <Composer
            conversationId={item.id}
            name={visitorName(t, item)}
            drafts={props.drafts}
            isOnline={props.isOnline}
            onSend={props.onSend}
            onLeave={() => log.current?.focus({ preventScroll: true })}
            takeBufferedTyping={props.takeBufferedTyping}
            handle={composer}
          />
        </>
      )}
      {takeOver ? (
        <LazyTakeOverDialog
          from={takeOver.from}
          text={waiting?.text ?? ''}
          onConfirm={confirmTakeOver}
          onClose={() => {
            isTakeOverConfirmed.current = false;
            props.onTakeOverCancel();
            if (waiting?.status === 'taken') edit(waiting.clientId);
          }}
        />
      ) : null}
    </>
  );
}

function AssigneeLine(
  props: ThreadPaneProps & { data: InboxThread; buttonRef: RefCallback<HTMLElement> },
) {
  const { data, user, buttonRef, onTakeOverRequest } = props;
  const t = useTranslation(inboxTexts);
  const { assignedTo, isWithBot, botName } = data.conversation;
  if (assignedTo && assignedTo.id !== user.id) {
    return (
      <Condition>
        {t('inbox.compose.taken', { name: shorten(assignedTo.name) })}
        <Button ref={buttonRef} size="small" aria-haspopup="dialog" onClick={onTakeOverRequest}>
          {t('inbox.compose.takeOver')}
        </Button>
      </Condition>
    );
  }
  if (!isWithBot) return null;
  return <Condition>{t('inbox.compose.bot', { bot: shorten(botName) })}</Condition>;
}

function TypingLine({ names }: { names: readonly string[] }) {
  const t = useTranslation(inboxTexts);
  const shown = names.map(shorten).join(', ');
  return (
    <Typing>
      {names.length > 0 ? t('inbox.thread.typing', { count: names.length, names: shown }) : null}
    </Typing>
  );
}
