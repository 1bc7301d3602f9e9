import { inboxTexts, useTranslation } from '@platform/i18n';
import { useCallback, useRef, useState } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { useMedia } from '../../internal/useMedia.ts';
import { dataOf } from '../../remote.ts';
import { ContactCard } from './ContactCard.tsx';
import { PaneHeading, Panes } from './InboxScreen.styles.ts';
import { ListPane } from './ListPane.tsx';
import { ThreadPane } from './ThreadPane.tsx';
import type { InboxScreenProps } from './types.ts';
import { useBufferedTyping } from './useBufferedTyping.ts';
import { useShownThread } from './useShownThread.ts';
import { useThreadFocus } from './useThreadFocus.ts';

const LazyCardSheet = lazyComponent(() => import('./CardSheet.tsx'), 'CardSheet');

/** Same as in the styles: below this the contact is a sheet. */
const NO_CARD = '(max-width: 73.75em)';

/** `/inbox`: list of conversations, open thread and contact. */
export function InboxScreen({ list, thread: open }: InboxScreenProps) {
  const t = useTranslation(inboxTexts);
  const hasNoCard = useMedia(NO_CARD, false);
  const [isCardOpen, setCardOpen] = useState(false);
  const showCard = useCallback(() => setCardOpen(true), []);
  const thread = useShownThread(open);
  const item = thread ? dataOf(thread.thread)?.conversation : undefined;
  const card =
    thread && item ? (
      <ContactCard
        item={item}
        contactHref={thread.contactHref}
        history={thread.history}
        slots={thread.slots}
      />
    ) : null;
  const isRendered = item !== undefined && thread?.conversationId === open?.conversationId;
  const takeBufferedTyping = useBufferedTyping(open, isRendered);
  const title = useRef<HTMLElement>(null);
  const name = useRef<HTMLElement>(null);
  useThreadFocus(
    { title, name },
    {
      openId: open?.conversationId ?? '',
      shownId: thread?.conversationId ?? '',
      isLoaded: item !== undefined,
    },
  );

  return (
    <Panes data-panes data-open={thread ? true : undefined}>
      <ListPane {...list} titleRef={title} />
      {thread ? <PaneHeading>{t('inbox.title')}</PaneHeading> : null}
      {thread ? (
        <ThreadPane
          {...thread}
          nameRef={name}
          hasCardButton={hasNoCard}
          onShowCard={showCard}
          takeBufferedTyping={takeBufferedTyping}
        />
      ) : null}
      {hasNoCard ? (
        <LazyCardSheet isOpen={isCardOpen && card !== null} onClose={() => setCardOpen(false)}>
          {card}
        </LazyCardSheet>
      ) : (
        card
      )}
    </Panes>
  );
}
