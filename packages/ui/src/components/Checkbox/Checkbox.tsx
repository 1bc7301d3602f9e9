import { Check, Minus } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Control, Root } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Label of the checkbox. Without one pass an `aria-label`. */
  label?: ReactNode;
  /** Shows a dash for a partial selection. @default false */
  isIndeterminate?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
}

/** On or off. `className` and `style` reach the `<label>`; the rest and `ref` the `<input>`. */
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

  // There is no HTML attribute for `indeterminate`, and a click resets it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  }

  // A table has many unchecked boxes, so these get no icon.
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
