import { useState } from 'react';

export interface ControllableStateOptions<Value> {
  /** Makes the state controlled unless undefined. */
  value: Value | undefined;
  defaultValue: Value;
  onValueChange?: ((value: Value) => void) | undefined;
}

/** Holds a value that is controlled (`value`) or uncontrolled (`defaultValue`). */
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
