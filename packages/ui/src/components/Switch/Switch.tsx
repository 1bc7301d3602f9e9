import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root, State, Track } from './Switch.styles.ts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  /** Names what is turned on. */
  label: string;
  /** Keeps the label for screen readers only. @default false */
  isLabelHidden?: boolean;
  /** The state in words, beside the switch ("Online"). */
  stateText?: string;
  /** Called with the state that is asked for. */
  onCheckedChange?: (checked: boolean) => void;
}

/**
 * Turns something on at once; control it, and a failed change goes back by itself. `className`
 * and `style` reach the root `<label>`, the other attributes and `ref` the `<input role="switch">`.
 */
export function Switch({
  label,
  isLabelHidden = false,
  stateText,
  onCheckedChange,
  onChange,
  className,
  style,
  ...rest
}: SwitchProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  }
  return (
    <Root className={className} style={style}>
      <Track {...rest} onChange={handleChange} />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {stateText ? <State aria-hidden="true">{stateText}</State> : null}
    </Root>
  );
}
