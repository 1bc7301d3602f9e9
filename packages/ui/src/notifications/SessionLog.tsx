import {
  formatClock,
  formatMachineDate,
  notificationsTexts,
  useFormats,
  useLanguage,
  useTranslation,
} from '@platform/i18n';
import { CircleCheck, CircleX, Info } from 'lucide';
import { useId } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { IconTile } from '../patterns/IconTile/IconTile.tsx';
import { Message, MessageText, Root, Text, Time, Title } from './SessionLog.styles.ts';
import type { SessionMessage } from './types.ts';

export interface SessionLogProps {
  messages: readonly SessionMessage[];
}

const icons = { success: CircleCheck, danger: CircleX, info: Info } as const;
const tones = { success: 'success', danger: 'danger', info: 'neutral' } as const;

export function SessionLog({ messages }: SessionLogProps) {
  const t = useTranslation(notificationsTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId}>
      <Title id={headingId}>{t('notifications.log.title')}</Title>
      <Text>{t('notifications.log.text')}</Text>
      {messages.length === 0 ? <Text>{t('notifications.log.empty')}</Text> : null}
      <ul>
        {messages.map(({ id, message, tone, at }) => (
          <Message key={id}>
            <IconTile icon={icons[tone]} tone={tones[tone]} size="small" />
            <MessageText>
              {tone === 'danger' ? (
                <VisuallyHidden>{`${t('notifications.severity.error')}: `}</VisuallyHidden>
              ) : null}
              {message}
            </MessageText>
            <Time dateTime={formatMachineDate(at)} title={formats.fullDate(at, language)}>
              {formatClock(at)}
            </Time>
          </Message>
        ))}
      </ul>
    </Root>
  );
}
