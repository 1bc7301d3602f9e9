import { Check, X } from 'lucide';
import { Icon } from '../components/Icon/Icon.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { Count, List, Mark, Words } from './StepList.styles.ts';
import type { ReturnStep } from './returnSteps.ts';

export interface StepListProps {
  label: string;
  steps: readonly ReturnStep[];
}

/** Steps of something that goes on by itself (design/language.md, Step list). */
export function StepList({ label, steps }: StepListProps) {
  return (
    <List aria-label={label}>
      {steps.map(({ id, state, title, detail, count }, index) => (
        <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Mark aria-hidden="true">
            {state === 'done' ? <Icon icon={Check} size="small" /> : null}
            {state === 'failed' ? <Icon icon={X} size="small" /> : null}
            {state === 'now' ? <Spinner /> : null}
            {state === 'todo' ? index + 1 : null}
          </Mark>
          <Words>
            <span>{title}</span>
            {detail ? <bdi>{detail}</bdi> : null}
          </Words>
          {count ? <Count>{count}</Count> : null}
        </li>
      ))}
    </List>
  );
}
