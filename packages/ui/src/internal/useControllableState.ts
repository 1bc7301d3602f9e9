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
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;

  function setValue(next: Value) {
    if (Object.is(next, current)) return;
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  }
  return [current, setValue];
}
