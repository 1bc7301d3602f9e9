import { useState } from 'react';

export interface ControllableStateOptions<Value> {
  value: Value | undefined;
  defaultValue: Value;
  onValueChange?: ((value: Value) => void) | undefined;
}

export function useControllableState<Value>({
  value,
  defaultValue,
  onValueChange,
}: ControllableStateOptions<Value>): [Value, (next: Value) => void] {
  const [internalValue, setInternalValue] = useState(defaultValue);
  const current = value === undefined ? internalValue : value;

  function setValue(next: Value) {
    if (Object.is(next, current)) return;
    if (value === undefined) setInternalValue(next);
    onValueChange?.(next);
  }
  return [current, setValue];
}
