import { useState } from 'react';
import { fieldText, readDayField } from './readDayField.ts';
import type { DayContext } from './readDayField.ts';

export interface DateTextOptions extends DayContext {
  value: string;
  /** Called with a day, with '', or with a text and its error. */
  onCommit: (value: string, error: string | undefined) => void;
}

interface Draft {
  text: string;
  /** Hides the error until the user leaves the field. */
  isUnfinished: boolean;
}

/** Text of a date field, kept as typed even if the caller ignores it. */
export function useDateText({ value, onCommit, ...context }: DateTextOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [shownValue, setShownValue] = useState(value);
  // A new value replaces the text.
  if (shownValue !== value) {
    setShownValue(value);
    setDraft(null);
  }
  const typed = shownValue === value ? draft : null;
  const text = typed?.text ?? fieldText(value, context.locale);
  const reading = readDayField(text, context);
  const error = typed?.isUnfinished ? undefined : reading.error;

  return {
    text,
    value: reading.value,
    error,
    isUnfinished: typed?.isUnfinished ?? false,
    change: (next: string) => {
      // Once visible, the error follows each change.
      setDraft({ text: next, isUnfinished: error === undefined });
    },
    commit: () => {
      if (!typed) return;
      const written = reading.error ? text : fieldText(reading.value, context.locale);
      setDraft({ text: written, isUnfinished: false });
      onCommit(reading.value, reading.error);
    },
    reset: () => setDraft(null),
  };
}
