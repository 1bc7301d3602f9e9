import type { ReactNode } from 'react';

/** An option of a `RadioGroup`. */
export interface RadioOption<Value extends string = string> {
  /** Passed to `onValueChange`; unique in the group. */
  value: Value;
  /** Accessible name of the radio button. */
  label: ReactNode;
  /** Secondary text below the label. */
  description?: ReactNode;
  /** Reason why the option cannot be chosen, shown below its text; it remains focusable. */
  disabledReason?: string | undefined;
}
