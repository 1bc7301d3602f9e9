import { Check, X } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Column, Count, Mark, Row, Words } from './Stepper.styles.ts';

/** A step of a `Stepper`. */
export interface Step {
  /** Unique in the list. */
  id: string;
  /** What the step is called, or its result. */
  title: string;
  /** Where it stands; one step at most is `current`. */
  state: 'done' | 'current' | 'pending' | 'failed';
  /** A second line, below one another only. */
  detail?: string | undefined;
  /** How far the step is, such as "2 of 5", below one another only. */
  count?: string | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** The steps, in their order. */
  steps: readonly Step[];
  /**
   * `horizontal` for steps that a person takes, `vertical` for steps that go on by themselves: the
   * current one shows that it is under way. @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
}

/** The steps of something and where it stands. Renders an `<ol>`. */
export function Stepper({ label, steps, orientation = 'horizontal', ...rest }: StepperProps) {
  const isVertical = orientation === 'vertical';
  const List = isVertical ? Column : Row;

  function renderMark(state: Step['state'], place: number): ReactNode {
    if (state === 'done') return <Icon icon={Check} size="small" />;
    if (state === 'failed') return <Icon icon={X} size="small" />;
    return state === 'current' && isVertical ? <Spinner /> : place;
  }

  return (
    <List aria-label={label} {...rest}>
      {steps.map(({ id, title, state, detail, count }, index) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark aria-hidden="true">{renderMark(state, index + 1)}</Mark>
          {isVertical ? (
            <Words>
              <span>{title}</span>
              {detail ? <bdi>{detail}</bdi> : null}
            </Words>
          ) : (
            title
          )}
          {isVertical && count ? <Count>{count}</Count> : null}
        </li>
      ))}
    </List>
  );
}
