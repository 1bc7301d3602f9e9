import { botsTexts, useTranslation } from '@platform/i18n';
import { ArrowUp } from 'lucide';
import { BrandMark } from '../../../components/BrandMark/BrandMark.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import {
  ChatBubble,
  ChatField,
  ChatHeader,
  ChatLog,
  ChatName,
  ChatWindow,
  TypingDot,
} from '../Chat.styles.ts';

export function SampleChat() {
  const t = useTranslation(botsTexts);
  return (
    <ChatWindow aria-hidden="true">
      <ChatHeader direction="row" gap="2-5">
        <BrandMark size="small" />
        <ChatName>{t('bots.preview.name')}</ChatName>
        <Text as="small" tone="tertiary" type="caption">
          {t('bots.preview.label')}
        </Text>
      </ChatHeader>
      <ChatLog gap="2">
        <ChatBubble>{t('bots.preview.greeting')}</ChatBubble>
        <ChatBubble data-own>{t('bots.preview.question')}</ChatBubble>
        <ChatBubble>{t('bots.preview.answer')}</ChatBubble>
        <ChatBubble data-own>{t('bots.preview.reply')}</ChatBubble>
        <ChatBubble>
          <Stack as="span" direction="row" gap="1">
            <TypingDot />
            <TypingDot />
            <TypingDot />
          </Stack>
        </ChatBubble>
      </ChatLog>
      <ChatField>
        {t('bots.preview.field')}
        <Icon icon={ArrowUp} />
      </ChatField>
    </ChatWindow>
  );
}
