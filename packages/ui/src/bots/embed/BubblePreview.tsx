import { botsTexts, useTranslation } from '@platform/i18n';
import { MessageCircle, X } from 'lucide';
import type { CSSProperties } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ThemeScope } from '../../provider/ThemeScope.tsx';
import { Field, Head, Log, Said, Window } from '../Chat.styles.ts';
import type { BubblePosition } from '../types.ts';
import { textOn } from './bubbleColor.ts';
import { Bubble, Preview, Stage } from './EmbedPanel.styles.ts';

interface BubblePreviewProps {
  name: string;
  greeting: string;
  color: string;
  position: BubblePosition;
  page: 'light' | 'dark';
}

/** Preview of the chat on a website: one image to assistive technology. */
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
          <Window>
            <Head data-colored>
              <b>
                <bdi>{name}</bdi>
              </b>
              <Icon icon={X} />
            </Head>
            <Log>
              {greeting ? (
                <Said>
                  <bdi>{greeting}</bdi>
                </Said>
              ) : null}
              <Said data-mine>{t('bots.preview.question')}</Said>
            </Log>
            <Field>{t('bots.preview.field')}</Field>
          </Window>
          <Bubble>
            <Icon icon={MessageCircle} />
          </Bubble>
        </Stage>
      </ThemeScope>
    </Preview>
  );
}
