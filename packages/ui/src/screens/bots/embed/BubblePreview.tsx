import { botsTexts, useTranslation } from '@platform/i18n';
import { MessageCircle, X } from 'lucide';
import type { CSSProperties } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { ThemeScope } from '../../../provider/ThemeScope.tsx';
import { ChatBubble, ChatField, ChatHeader, ChatLog, ChatName } from '../Chat.styles.ts';
import type { BubblePosition } from '../types.ts';
import { textOn } from './bubbleColor.ts';
import { Launcher, LauncherIcon, Preview, Stage, StageWindow } from './EmbedPanel.styles.ts';

interface BubblePreviewProps {
  name: string;
  greeting: string;
  color: string;
  position: BubblePosition;
  page: 'light' | 'dark';
}

export function BubblePreview({ name, greeting, color, position, page }: BubblePreviewProps) {
  const t = useTranslation(botsTexts);
  const colors = {
    '--platform-bot-color': color,
    '--platform-bot-text': textOn(color),
  } as CSSProperties;
  return (
    <Preview aria-label={t('bots.embed.preview')}>
      <ThemeScope theme={page} aria-hidden="true">
        <Stage data-position={position} style={colors}>
          <StageWindow>
            <ChatHeader direction="row" gap="2-5" data-colored>
              <ChatName>
                <bdi>{name}</bdi>
              </ChatName>
              <Icon icon={X} />
            </ChatHeader>
            <ChatLog gap="2">
              {greeting ? (
                <ChatBubble>
                  <bdi>{greeting}</bdi>
                </ChatBubble>
              ) : null}
              <ChatBubble data-own>{t('bots.preview.question')}</ChatBubble>
            </ChatLog>
            <ChatField>{t('bots.preview.field')}</ChatField>
          </StageWindow>
          <Launcher>
            <LauncherIcon icon={MessageCircle} />
          </Launcher>
        </Stage>
      </ThemeScope>
    </Preview>
  );
}
