import { formatDay } from '../Calendar/dayFormat.ts';
import { isDay } from '../Calendar/days.ts';
import type { DayLimits } from '../Calendar/days.ts';
import { limitText } from '../Calendar/limitText.ts';
import type { DatesTranslate } from '../Calendar/useDates.ts';
import { faultText } from './faultText.ts';
import { partOrder, readTypedDate } from './readTypedDate.ts';
import type { TypedDate } from './readTypedDate.ts';

export interface DayContext {
  t: DatesTranslate;
  locale: string;
  limits: DayLimits;
  /** Reports errors of the days of a range, instead of rejecting the range. */
  takesRange?: boolean;
}

export interface DayReading {
  /** The day, '' for none, or the text if it is not a day that can be chosen. */
  value: string;
  error: string | undefined;
}

export const readDayField = (text: string, context: DayContext): DayReading =>
  checkDay(readTypedDate(text, partOrder(context.locale)), text, context);

function checkDay(typed: TypedDate, text: string, context: DayContext): DayReading {
  const { t, locale, limits, takesRange = false } = context;
  switch (typed.kind) {
    case 'empty':
      return { value: '', error: undefined };
    case 'day': {
      const error = limitText(typed.day, limits, t, locale);
      // In the locale's format, so that a check for ISO 8601 rejects it.
      return { value: error ? formatDay(typed.day, 'field', locale) : typed.day, error };
    }
    case 'range': {
      const days = takesRange ? [typed.from, typed.to] : [];
      const errors = days.map((day) => checkDay(day, text, context).error);
      const error = errors.find((each) => each !== undefined);
      return { value: text, error: error ?? faultText({ code: 'range' }, t, locale) };
    }
    case 'fault':
      return { value: text, error: faultText(typed.fault, t, locale) };
  }
}

/** Text of a value: a day in the format of the locale, other text unchanged. */
export const fieldText = (value: string, locale: string): string =>
  isDay(value) ? formatDay(value, 'field', locale) : value;
