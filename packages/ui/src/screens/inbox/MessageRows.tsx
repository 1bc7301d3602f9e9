import type { InboxMessage } from '@platform/domain';
import { formatClock, inboxTexts, useFormats, useToday, useTranslation } from '@platform/i18n';
import { Bot, GraduationCap, Lock } from 'lucide';
import { memo, useMemo } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { daysBefore } from '../../internal/pastDay.ts';
import { shorten } from '../../internal/shorten.ts';
import { Bubble, Line, Meta, PrivateMark, TeachAction } from './MessageLog.styles.ts';
import { isolated } from './inboxLabels.ts';
import type { InboxTexts } from './inboxLabels.ts';
import { questionBefore, threadRows } from './threadRows.ts';
import type { InboxLesson } from './types.ts';

export interface MessageRowsProps {
  messages: readonly InboxMessage[];
  userId: string;
  /** Omitted if the bot resolved the conversation or still answers. */
  onTeach: ((lesson: InboxLesson) => void) | undefined;
}

export const MessageRows = memo(function MessageRows(props: MessageRowsProps) {
  const { messages, userId, onTeach } = props;
  const t = useTranslation(inboxTexts);
  const formats = useFormats();
  const today = useToday();
  const rows = useMemo(() => threadRows(messages, today), [messages, today]);

  function dayTitle(date: Date): string {
    const days = daysBefore(date, today);
    if (days === 0) return t('inbox.thread.today');
    return days === 1 ? t('inbox.thread.yesterday') : formats.date(date);
  }

  return rows.map((row) => {
    if (row.type === 'day') {
      return <Line key={row.key}>{dayTitle(row.date)}</Line>;
    }
    if (row.type === 'event') {
      const text = eventText(t, row.entry);
      return text ? <Line key={row.key}>{text}</Line> : null;
    }
    const { entry, isLast } = row;
    const question = onTeach ? questionBefore(messages, entry) : '';
    return (
      <Message
        key={row.key}
        {...{ entry, isLast, userId }}
        onTeach={
          onTeach && question !== ''
            ? () => onTeach({ question, answered: entry.text, messageKey: entry.key })
            : undefined
        }
      />
    );
  });
});

interface MessageProps {
  entry: InboxMessage;
  isLast: boolean;
  userId: string;
  onTeach: (() => void) | undefined;
}

function Message({ entry, isLast, userId, onTeach }: MessageProps) {
  const t = useTranslation(inboxTexts);
  const { kind, text, isPrivate, createdAt } = entry;
  const isOwn = kind === 'person' || kind === 'bot';
  const name = authorText(t, entry, userId);
  return (
    <>
      <Bubble
        data-own={isOwn ? (kind === 'bot' ? 'bot' : 'person') : undefined}
        data-private={isPrivate || undefined}
      >
        {isPrivate ? (
          <PrivateMark>
            <Icon icon={Lock} size="small" />
            {t('inbox.thread.private')}
          </PrivateMark>
        ) : null}
        <VisuallyHidden>{name}: </VisuallyHidden>
        <bdi>{text}</bdi>
      </Bubble>
      {onTeach ? (
        <TeachAction>
          <Button
            size="small"
            variant="ghost"
            startIcon={<Icon icon={GraduationCap} size="small" />}
            aria-haspopup="dialog"
            onClick={onTeach}
          >
            {t('inbox.thread.teach')}
          </Button>
        </TeachAction>
      ) : null}
      {isLast ? (
        <Meta data-own={isOwn || undefined}>
          {kind === 'bot' ? <Icon icon={Bot} size="small" /> : null}
          <time dateTime={createdAt?.toISOString()}>
            {t('inbox.thread.by', { name: isolated(name), time: formatClock(createdAt) })}
          </time>
        </Meta>
      ) : null}
    </>
  );
}

export function authorText(t: InboxTexts, { kind, author }: InboxMessage, userId: string): string {
  if (kind === 'person' && author.id !== '' && author.id === userId) return t('inbox.thread.you');
  return shorten(author.name) || t('inbox.thread.someone');
}

/** Returns '' for an unknown event. */
function eventText(t: InboxTexts, { event, author, target, createdAt }: InboxMessage): string {
  const time = formatClock(createdAt);
  const someone = t('inbox.thread.someone');
  if (event === null) return '';
  if (event === 'assigned' || event === 'bot') {
    return t(`inbox.event.${event}`, { name: isolated(shorten(target)) || someone, time });
  }
  return t(`inbox.event.${event}`, { by: isolated(shorten(author.name)) || someone, time });
}
