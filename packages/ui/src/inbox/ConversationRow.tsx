import type { InboxConversation } from '@platform/domain';
import { inboxTexts, useFormats, useLanguage, useTranslation } from '@platform/i18n';
import { Bot } from 'lucide';
import { memo } from 'react';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { RoutedLink } from '../internal/RoutedLink.tsx';
import { shorten } from '../internal/shorten.ts';
import { Chip, Face, Row, Unread, Words } from './ConversationList.styles.ts';
import {
  ownerText,
  previewText,
  shortTime,
  statusText,
  statusTone,
  visitorName,
} from './inboxWords.ts';
import { OwnerFace } from './OwnerFace.tsx';

export interface ConversationRowProps {
  item: InboxConversation;
  /** Stable, so that rows which are as they were are not drawn again. */
  hrefOf: (id: string) => string;
  isOpen: boolean;
  /** Whether Tab goes to it: one row of the list has it. */
  isStop: boolean;
  onFocus: (id: string) => void;
  userId: string;
  /** Local midnight of today. */
  today: Date;
}

/** A conversation beside a thread. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { item, hrefOf, isOpen, isStop, onFocus, userId, today } = props;
  const t = useTranslation(inboxTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const { assignedTo, isWithBot, unread, channel, isOnline, lastMessageAt } = item;
  const owner = ownerText(t, item);
  return (
    <Row>
      <RoutedLink
        href={hrefOf(item.id)}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => onFocus(item.id)}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Face data-online={isOnline || undefined}>
          <Avatar name={item.name || item.email} id={item.contactId || item.id} />
          {isOnline ? <VisuallyHidden>{t('inbox.online')} </VisuallyHidden> : null}
        </Face>
        <Words data-unread={unread > 0 || undefined}>
          <span>
            <span data-name>
              <bdi>{visitorName(t, item)}</bdi>
            </span>
            <time
              dateTime={lastMessageAt?.toISOString()}
              title={formats.fullDate(lastMessageAt, language)}
            >
              {shortTime(lastMessageAt, { language, formats, today })}
            </time>
          </span>
          <span data-preview>
            <bdi>{previewText(t, item, userId)}</bdi>
          </span>
          <span data-foot>
            {channel ? <Chip>{shorten(channel)}</Chip> : null}
            {item.status === 'open' ? null : (
              <Badge tone={statusTone(item.status)}>{statusText(t, item)}</Badge>
            )}
            <span data-gap />
            {unread > 0 ? (
              <Unread>
                <span aria-hidden="true">{formats.number(unread)}</span>
                <VisuallyHidden>{t('inbox.unread', { count: unread })}</VisuallyHidden>
              </Unread>
            ) : null}
            {assignedTo ? (
              <span>
                <OwnerFace owner={assignedTo} />
                <VisuallyHidden>{t('inbox.assign.to', { name: owner })}</VisuallyHidden>
              </span>
            ) : (
              <span data-owner>
                {isWithBot ? <Icon icon={Bot} size="small" /> : null}
                <bdi>{owner}</bdi>
              </span>
            )}
          </span>
        </Words>
      </RoutedLink>
    </Row>
  );
});
