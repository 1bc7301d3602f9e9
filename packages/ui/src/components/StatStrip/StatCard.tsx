import type { ComponentPropsWithRef, ReactNode } from 'react';
import { memo, useId } from 'react';
import { useRise } from '../../internal/useRise.ts';
import { Button } from '../Button/Button.tsx';
import { useComponentTexts } from '../ComponentTexts/ComponentTextsContext.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Caption, Cell, Figure, Label } from './StatStrip.styles.ts';

/** Why a figure is not there, and the way to ask for it again. */
export interface StatFailure {
  /** Said to readers; the screen shows a dash. */
  message: string;
  /** The text of the button. @default 'Retry' */
  retryLabel?: string | undefined;
  /** Reads the figure once more; left out where it cannot help. */
  retry?: (() => void) | undefined;
}

export interface StatCardProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** An element of its own holds exactly this text. */
  label: string;
  /** `undefined` while it is on its way. */
  figure: ReactNode;
  /** Stands beside the figure, such as a status mark; silent for readers. */
  mark?: ReactNode;
  /** One line below; `null` keeps its room, without it there is none. */
  caption?: ReactNode;
  /** Said to readers while the figure is on its way. @default 'Loading…' */
  loadingText?: string | undefined;
  /** Stands in for the figure: a dash with Retry. */
  failure?: StatFailure | undefined;
}

function PlainCard({ label, figure, mark, caption, loadingText, failure, ...rest }: StatCardProps) {
  const texts = useComponentTexts();
  const id = useId();
  const figureRef = useRise<HTMLElement>();

  function renderFigure(): ReactNode {
    if (failure) {
      return (
        <>
          <b>–</b>
          {failure.retry ? (
            <Button size="small" aria-describedby={id} onClick={failure.retry}>
              {failure.retryLabel ?? texts.retry}
            </Button>
          ) : null}
        </>
      );
    }
    if (figure !== undefined) return <b ref={figureRef}>{figure}</b>;
    return (
      <>
        <VisuallyHidden>{loadingText ?? texts.loading}</VisuallyHidden>
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
}

/**
 * A figure with its label. It loads, and fails, by itself. Renders a `<li>`. Memoised by measurement:
 * a press in the page leaves its figures alone.
 */
export const StatCard = memo(PlainCard);
