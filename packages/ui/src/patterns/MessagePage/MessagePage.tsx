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
  TextBlock,
} from './MessagePage.styles.ts';

export interface MessagePageProps {
  /** One of the illustrations; decorative. */
  illustration: ReactNode;
  /** Says in a few words what happened: the page's only `h1`. */
  title: string;
  /** One sentence. */
  description?: ReactNode;
  /** Buttons and links, the primary one first. */
  actions?: ReactNode;
  /** Content between the sentence and the actions. */
  children?: ReactNode;
  /** `full` has the logo and a main landmark; `content` is for use in the shell. */
  layout: 'full' | 'content';
  /** Announces the page at once, for an error instead of the requested page. @default false */
  isAlert?: boolean;
}

/** A page with an illustration, a title, one sentence and actions. */
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
        <TextBlock role={isAlert ? 'alert' : undefined}>
          <Title tabIndex={-1}>{title}</Title>
          {description ? <Description>{description}</Description> : null}
        </TextBlock>
        {children}
        {actions ? <Actions>{actions}</Actions> : null}
      </Middle>
    </Root>
  );
}
