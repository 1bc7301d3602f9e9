import { inboxTexts, useTranslation } from '@platform/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Sheet } from '../components/Sheet/Sheet.tsx';
import { activeElement } from '../internal/elements.ts';
import { isFocusIdle } from '../internal/isFocusIdle.ts';
import { useMedia } from '../internal/useMedia.ts';
import { dataOf } from '../remote.ts';
import { ContactCard } from './ContactCard.tsx';
import { LonePaneTitle, Panes } from './InboxScreen.styles.ts';
import { ListPane } from './ListPane.tsx';
import { ThreadPane } from './ThreadPane.tsx';
import type { InboxScreenProps } from './types.ts';
import { useShownThread } from './useShownThread.ts';

/** As the styles have it: below this the contact is no pane but a sheet. */
const NO_CARD = '(max-width: 73.75em)';

/** `/inbox`: the conversations, the open one, and whom it is with. */
export function InboxScreen({ list, thread: open }: InboxScreenProps) {
  const t = useTranslation(inboxTexts);
  const hasNoCard = useMedia(NO_CARD, false);
  const [isCardOpen, setCardOpen] = useState(false);
  const showCard = useCallback(() => setCardOpen(true), []);
  const thread = useShownThread(open);
  const item = thread ? dataOf(thread.thread)?.conversation : undefined;
  const card =
    thread && item ? (
      <ContactCard item={item} contactHref={thread.contactHref} history={thread.history} />
    ) : null;
  const panes = useRef<HTMLDivElement>(null);
  const openId = thread?.conversationId ?? '';
  const isThere = item !== undefined;
  // Where one pane is seen at a time, what had the focus went with the other. The title of the page has
  // it where nothing else does: it gives way to who a conversation is with.
  useEffect(() => {
    const title = panes.current?.querySelector<HTMLElement>('h1');
    // What is hidden keeps the focus until a frame is drawn, which the thread may come before.
    const isHidden = activeElement()?.getClientRects().length === 0;
    if (!(isHidden || isFocusIdle()) || (openId !== '' && !isThere)) return;
    const heading = openId === '' ? title : panes.current?.querySelector<HTMLElement>('h2');
    heading?.focus({ preventScroll: true });
  }, [openId, isThere]);

  return (
    <Panes ref={panes} data-panes data-open={thread ? true : undefined}>
      <ListPane {...list} />
      {thread ? <LonePaneTitle>{t('inbox.title')}</LonePaneTitle> : null}
      {thread ? <ThreadPane {...thread} hasCardButton={hasNoCard} onShowCard={showCard} /> : null}
      {hasNoCard ? (
        <Sheet
          side="end"
          label={t('inbox.card.label')}
          closeLabel={t('inbox.card.close')}
          open={isCardOpen && card !== null}
          onOpenChange={setCardOpen}
        >
          {card}
        </Sheet>
      ) : (
        card
      )}
    </Panes>
  );
}
