import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root, State, Track } from './Switch.styles.ts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  /** Label of the switch. */
  label: string;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean;
  /** The state in words, next to the switch ("Online"). */
  stateText?: string;
  /** Called with the requested state. */
  onCheckedChange?: (checked: boolean) => void;
}

/** Acts at once. `className` and `style` reach the `<label>`; the rest and `ref` the `<input>`. */
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
