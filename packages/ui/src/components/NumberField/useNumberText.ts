import { numbersTexts, useComponentLanguage, useComponentTexts } from '@platform/i18n';
import { useState } from 'react';
import { numberFormatter, numberSyntax } from './numberFormat.ts';
import type { NumberFormat } from './numberFormat.ts';
import { limitFaultText, numberFaultText } from './numberFaultText.ts';
import { readNumber } from './readNumber.ts';
import type { NumberLimits } from './stepNumber.ts';

/** A number, null for none, or a text that is shown with its error. */
export type NumberValue = number | string | null;

export interface NumberTextOptions {
  value: NumberValue;
  locale: string | undefined;
  format: NumberFormat;
  unit: string | undefined;
  limits: NumberLimits;
  /** Called with the number, null if there is none, or with the text and its error. */
  onChange: (value: number | null, text: string, error: string | undefined) => void;
}

interface Draft {
  text: string;
  /** Reported number. */
  value: number | null;
  /** Hides the error until the user leaves the field. */
  isUnfinished: boolean;
}

/** Text of a number field, kept as typed even if the caller ignores it. */
export function useNumberText({ value, format, limits, ...rest }: NumberTextOptions) {
  const t = useComponentTexts(numbersTexts);
  const language = useComponentLanguage();
  const locale = rest.locale ?? language;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [shownValue, setShownValue] = useState(value);
  // A value that was not reported here replaces the text, such as that of a reset.
  const isReported = value === draft?.text || (value === draft?.value && shownValue !== draft.text);
  const isReplaced = shownValue !== value && draft !== null && !isReported;
  if (shownValue !== value) {
    setShownValue(value);
    if (isReplaced) setDraft(null);
  }
  const typed = isReplaced ? null : draft;
  const write = (number: number) => numberFormatter(locale, format).format(number);
  const text = typed?.text ?? (typeof value === 'number' ? write(value) : (value ?? ''));

  function read(source: string) {
    const typedNumber = readNumber(source, numberSyntax(locale, format, rest.unit));
    switch (typedNumber.kind) {
      case 'empty':
        return { number: null, error: undefined };
      case 'fault':
        return { number: null, error: numberFaultText(typedNumber.fault, t, write, limits) };
      case 'number': {
        const { value: number } = typedNumber;
        return { number, error: limitFaultText(number, t, write, limits) };
      }
    }
  }

  const reading =
    typed === null && typeof value === 'number'
      ? { number: value, error: limitFaultText(value, t, write, limits) }
      : read(text);
  const error = typed?.isUnfinished ? undefined : reading.error;

  function report(next: Draft, fault: string | undefined) {
    setDraft(next);
    rest.onChange(next.value, next.text, fault);
  }

  return {
    t,
    text,
    number: reading.number,
    error,
    isUnreadable: reading.error !== undefined && reading.number === null,
    change: (next: string) => {
      const { number, error: fault } = read(next);
      // Once visible, the error follows each change.
      const isUnfinished = error === undefined;
      report({ text: next, value: fault ? null : number, isUnfinished }, fault);
    },
    commit: () => {
      if (!typed) return;
      const isNumber = reading.error === undefined && reading.number !== null;
      const written = isNumber ? write(reading.number) : text;
      setDraft({ ...typed, text: written, isUnfinished: false });
    },
    set: (number: number) => {
      report({ text: write(number), value: number, isUnfinished: false }, undefined);
    },
  };
}
