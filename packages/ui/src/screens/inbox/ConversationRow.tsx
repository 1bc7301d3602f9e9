import type { InboxConversation } from '@platform/domain';
import { inboxTexts, useFormats, useLanguage, useTranslation } from '@platform/i18n';
import { Bot } from 'lucide';
import { memo } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { shorten } from '../../internal/shorten.ts';
import {
  Chip,
  ConversationLink,
  Line,
  Lines,
  Owner,
  Presence,
  Preview,
  Spacer,
  StatusLine,
  UnreadCount,
  VisitorName,
} from './ConversationList.styles.ts';
import { Text } from '../../components/Text/Text.tsx';
import {
  ownerText,
  previewText,
  shortTime,
  statusText,
  statusTone,
  visitorName,
} from './inboxLabels.ts';
import { OwnerAvatar } from './OwnerAvatar.tsx';

export interface ConversationRowProps {
  item: InboxConversation;
  /** Must keep its identity: rows are memoised. */
  hrefOf: (id: string) => string;
  isOpen: boolean;
  /** True for the one row that Tab reaches. */
  isTabStop: boolean;
  onFocus: (id: string) => void;
  userId: string;
  /** Local midnight of today. */
  today: Date;
}

export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { item, hrefOf, isOpen, isTabStop, onFocus, userId, today } = props;
  const t = useTranslation(inboxTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const { assignedTo, isWithBot, unread, channel, isOnline, lastMessageAt } = item;
  const owner = ownerText(t, item);
  return (
    <ConversationLink
      href={hrefOf(item.id)}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(item.id)}
      aria-current={isOpen ? 'true' : undefined}
    >
      <Presence data-online={isOnline || undefined}>
        <Avatar name={item.name || item.email} id={item.contactId || item.id} />
        {isOnline ? <VisuallyHidden>{t('inbox.online')} </VisuallyHidden> : null}
      </Presence>
      <Lines>
        <Line>
          <VisitorName weight={unread > 0 ? 'semibold' : 'medium'} isOneLine>
            <bdi>{visitorName(t, item)}</bdi>
          </VisitorName>
          <Text tone="tertiary" size="sm" isTabular isOneLine>
            <time
              dateTime={lastMessageAt?.toISOString()}
              title={formats.fullDate(lastMessageAt, language)}
            >
              {shortTime(lastMessageAt, { language, formats, today })}
            </time>
          </Text>
        </Line>
        <Preview
          tone={unread > 0 ? 'primary' : 'secondary'}
          size="md"
          leading="snug"
          isBlock
          isOneLine
        >
          <bdi>{previewText(t, item, userId)}</bdi>
        </Preview>
        <StatusLine>
          {channel ? <Chip>{shorten(channel)}</Chip> : null}
          {item.status === 'open' ? null : (
            <Badge tone={statusTone(item.status)}>{statusText(t, item)}</Badge>
          )}
          <Spacer />
          {unread > 0 ? (
            <UnreadCount>
              <span aria-hidden="true">{formats.number(unread)}</span>
              <VisuallyHidden>{t('inbox.unread', { count: unread })}</VisuallyHidden>
            </UnreadCount>
          ) : null}
          {assignedTo ? (
            <span>
              <OwnerAvatar owner={assignedTo} />
              <VisuallyHidden>{t('inbox.assign.to', { name: owner })}</VisuallyHidden>
            </span>
          ) : (
            <Owner>
              {isWithBot ? <Icon icon={Bot} size="small" /> : null}
              <Text as="bdi" isOneLine>
                {owner}
              </Text>
            </Owner>
          )}
        </StatusLine>
      </Lines>
    </ConversationLink>
  );
});
