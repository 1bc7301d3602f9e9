import { useComponentTexts } from '@platform/i18n';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { memo, useId } from 'react';
import { useAnimatedNumber } from '../../internal/useAnimatedNumber.ts';
import { Button } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Caption, Cell, Figure, Label } from './StatStrip.styles.ts';

/** Reason why a figure is missing, and a way to retry. */
export interface StatFailure {
  /** Announced; a dash is visible. */
  message: string;
  /** Text of the button. @default 'Retry' */
  retryLabel?: string | undefined;
  /** Loads the figure again; omit it if a retry cannot help. */
  retry?: (() => void) | undefined;
}

export interface StatCardProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** Rendered as the exact text of a separate element. */
  label: string;
  /** `undefined` while loading. */
  figure: ReactNode;
  /** Next to the figure, such as a status mark; hidden from screen readers. */
  mark?: ReactNode;
  /** One line below; `null` reserves its line, `undefined` does not. */
  caption?: ReactNode;
  /** Announced while the figure loads. @default 'Loading…' */
  loadingText?: string | undefined;
  /** Replaces the figure by a dash with a retry button. */
  failure?: StatFailure | undefined;
}

/** A figure with its own loading and error states, memoised. Renders a `<li>`. */
export const StatCard = memo(function StatCard({
  label,
  figure,
  mark,
  caption,
  loadingText,
  failure,
  ...rest
}: StatCardProps) {
  const t = useComponentTexts();
  const id = useId();
  const figureRef = useAnimatedNumber<HTMLElement>();

  function renderFigure(): ReactNode {
    if (failure) {
      return (
        <>
          <b>–</b>
          {failure.retry ? (
            <Button size="small" aria-describedby={id} onClick={failure.retry}>
              {failure.retryLabel ?? t('common.action.retry')}
            </Button>
          ) : null}
        </>
      );
    }
    if (figure !== undefined) return <b ref={figureRef}>{figure}</b>;
    return (
      <>
        <VisuallyHidden>{loadingText ?? t('common.loading')}</VisuallyHidden>
        <Skeleton width="45%" height="26px" />
      </>
    );
  }

  return (
    <Cell {...rest}>
      <Label id={id}>{label}</Label>
      <Figure>
        {renderFigure()}
        {failure || figure === undefined ? null : mark}
      </Figure>
      {failure ? <VisuallyHidden>{failure.message}</VisuallyHidden> : null}
      {caption === undefined ? null : <Caption>{failure ? null : caption}</Caption>}
    </Cell>
  );
});
