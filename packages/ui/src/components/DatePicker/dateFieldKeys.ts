import { unlessComposing } from '@platform/i18n/text';
import type { KeyboardEvent } from 'react';

export interface DateFieldKeyOptions {
  /** True if the calendar must not open. */
  isLocked: boolean;
  onCommit: () => void;
  onOpen: () => void;
}

/** Key handler of a date field: Enter commits the text, ↓ opens the calendar. */
export const dateFieldKeys = ({ isLocked, onCommit, onOpen }: DateFieldKeyOptions) =>
  unlessComposing((event: KeyboardEvent) => {
    if (event.key === 'Enter') onCommit();
    if (event.key !== 'ArrowDown' || isLocked) return;
    event.preventDefault();
    onOpen();
  });
