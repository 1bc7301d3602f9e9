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
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { Message, MessageText, Paragraph, Root, Time } from './SessionLog.styles.ts';
import type { SessionMessage } from './types.ts';
import { Text } from '../../components/Text/Text.tsx';

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
      <Text as="h2" id={headingId} type="section" isTracked>
        {t('notifications.log.title')}
      </Text>
      <Paragraph>{t('notifications.log.text')}</Paragraph>
      {messages.length === 0 ? <Paragraph>{t('notifications.log.empty')}</Paragraph> : null}
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
