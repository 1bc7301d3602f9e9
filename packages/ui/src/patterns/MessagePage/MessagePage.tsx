import { useTranslation } from '@platform/i18n';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import {
  Actions,
  Brand,
  Content,
  Description,
  Main,
  Root,
  Title,
  Words,
} from './MessagePage.styles.ts';

export interface MessagePageProps {
  /** One of the illustrations; decorative. */
  illustration: ReactNode;
  /** What happened, in a few words: the page's only `h1`. */
  title: string;
  /** One sentence. */
  description?: ReactNode;
  /** Buttons and links, the primary one first. */
  actions?: ReactNode;
  /** What stands between the sentence and the actions. */
  children?: ReactNode;
  /** `full` stands alone, with the brand and a main landmark; `content` is inside the shell. */
  layout: 'full' | 'content';
  /**
   * Speaks the page at once: for what happened instead of the page that was asked for.
   * @default false
   */
  isAlert?: boolean;
}

/** A page in a few words: centred art, serif title, one sentence, actions. */
export function MessagePage({
  illustration,
  title,
  description,
  actions,
  children,
  layout,
  isAlert = false,
}: MessagePageProps) {
  const t = useTranslation();
  const isFull = layout === 'full';
  const Middle = isFull ? Main : Content;
  return (
    <Root data-layout={layout}>
      {isFull ? (
        <Brand>
          <BrandMark />
          <span>{t('common.product')}</span>
        </Brand>
      ) : null}
      <Middle>
        {illustration}
        <Words role={isAlert ? 'alert' : undefined}>
          <Title tabIndex={-1}>{title}</Title>
          {description ? <Description>{description}</Description> : null}
        </Words>
        {children}
        {actions ? <Actions>{actions}</Actions> : null}
      </Middle>
    </Root>
  );
}
