import { Check, Minus } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Control, Root } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Says what holds when it is ticked. Without one give it an `aria-label`. */
  label?: ReactNode;
  /** Draws a dash: some of what it stands for is on. @default false */
  isIndeterminate?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
}

/**
 * Turns something on with the rest of a form. `className` and `style` reach the root `<label>`, the
 * other attributes and `ref` the `<input>`.
 */
export function Checkbox({
  label,
  isIndeterminate = false,
  onCheckedChange,
  onChange,
  className,
  style,
  ref,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(ref, input);

  // HTML has no attribute for it, and a click clears it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  }

  // One that is controlled and off has nothing to draw, and a table has many of those.
  const isEmpty = rest.checked === false && !isIndeterminate;

  return (
    <Root className={className} style={style}>
      <Control>
        <input {...rest} ref={composedRef} type="checkbox" onChange={handleChange} />
        {isEmpty ? null : <Icon icon={isIndeterminate ? Minus : Check} strokeWidth={3} />}
      </Control>
      {label}
    </Root>
  );
}
