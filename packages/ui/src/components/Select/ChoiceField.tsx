import type { MouseEvent, ReactNode } from 'react';
import { Field } from '../Field/index.ts';
import type { ChoiceControlProps, SelectValue } from './types.ts';

export interface ChoiceFieldFrameProps extends Pick<
  ChoiceControlProps,
  | 'id'
  | 'label'
  | 'isLabelHidden'
  | 'error'
  | 'hint'
  | 'isRequired'
  | 'disabled'
  | 'className'
  | 'style'
  | 'name'
> {
  /** Submitted; '' if nothing is chosen. */
  value: SelectValue;
  trigger: HTMLElement | null;
  children: ReactNode;
}

export function ChoiceField(props: ChoiceFieldFrameProps) {
  const { label, isLabelHidden, name, value, trigger, children, ...root } = props;

  // As in a native select, pressing the label focuses the control but does not open it.
  function focusTrigger(event: MouseEvent) {
    event.preventDefault();
    trigger?.focus();
  }

  return (
    <Field.Root {...root}>
      <Field.Label isHidden={isLabelHidden} onClick={focusTrigger}>
        {label}
      </Field.Label>
      {children}
      {name ? <input type="hidden" name={name} value={value} disabled={root.disabled} /> : null}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
