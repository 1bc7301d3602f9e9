import { Check, X } from 'lucide';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Column, Count, Mark, Row, TextBlock } from './Stepper.styles.ts';

/** A step of a `Stepper`. */
export interface Step {
  /** Unique in the list. */
  id: string;
  /** Name or result of the step. */
  title: string;
  /** At most one step is `current`. */
  state: 'done' | 'current' | 'pending' | 'failed';
  /** Second line; vertical only. */
  detail?: string | undefined;
  /** Progress of the step, such as "2 of 5"; vertical only. */
  count?: string | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** Steps in order. */
  steps: readonly Step[];
  /** `vertical` is for background steps: the current one shows activity. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** Steps of a process and their states. Renders an `<ol>`. */
export function Stepper({ label, steps, orientation = 'horizontal', ...rest }: StepperProps) {
  const isVertical = orientation === 'vertical';
  const List = isVertical ? Column : Row;

  function renderMark(state: Step['state'], position: number): ReactNode {
    if (state === 'done') return <Icon icon={Check} size="small" />;
    if (state === 'failed') return <Icon icon={X} size="small" />;
    return state === 'current' && isVertical ? <Spinner /> : position;
  }

  return (
    <List aria-label={label} {...rest}>
      {steps.map(({ id, title, state, detail, count }, index) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark aria-hidden="true">{renderMark(state, index + 1)}</Mark>
          {isVertical ? (
            <TextBlock>
              <span>{title}</span>
              {detail ? <bdi>{detail}</bdi> : null}
            </TextBlock>
          ) : (
            title
          )}
          {isVertical && count ? <Count>{count}</Count> : null}
        </li>
      ))}
    </List>
  );
}
