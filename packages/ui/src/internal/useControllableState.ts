import { useCallback, useState } from 'react';

export interface ControllableStateOptions<Value> {
  value: Value | undefined;
  defaultValue: Value;
  onValueChange?: ((value: Value) => void) | undefined;
}

/**
 * Controlled by `value` unless that is undefined, else uncontrolled from `defaultValue` on. The setter
 * is stable while the value and `onValueChange` are.
 */
export function useControllableState<Value>({
  value,
  defaultValue,
  onValueChange,
}: ControllableStateOptions<Value>): [Value, (next: Value) => void] {
  const [internalValue, setInternalValue] = useState(defaultValue);
  const isControlled = value !== undefined;
  const current = isControlled ? value : internalValue;

  const setValue = useCallback(
    (next: Value) => {
      if (Object.is(next, current)) return;
      if (!isControlled) setInternalValue(next);
      onValueChange?.(next);
    },
    [current, isControlled, onValueChange],
  );
  return [current, setValue];
}
