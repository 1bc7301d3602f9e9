import { useId, useState } from 'react';
import type { FocusEvent } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { useOpen } from '../../internal/useOpen.ts';
import type { OpenProps } from '../../internal/useOpen.ts';
import { formatDay } from '../Calendar/dayFormat.ts';
import { isDay } from '../Calendar/days.ts';
import type { DayLimits } from '../Calendar/days.ts';
import { useDates } from '../Calendar/useDates.ts';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { dateFieldKeys } from './dateFieldKeys.ts';
import { patternText } from './faultText.ts';
import { useDateText } from './useDateText.ts';

const LazyPopup = lazyComponent(() => import('./DatePickerPopup.tsx'), 'DatePickerPopup');

/** Props that date fields share. */
export interface DateFieldOptions extends DayLimits, OpenProps {
  /** Day marked as today in the calendar. @default that of `timeZone` */
  today?: string | undefined;
  /** IANA time zone of the days, shown below the calendar; null for none. @default the device's */
  timeZone?: string | null | undefined;
  /** BCP 47 tag of the format. @default that of the provider's language, British for English */
  locale?: string | undefined;
}

export interface DatePickerProps
  extends
    Omit<
      TextFieldProps,
      | 'type'
      | 'value'
      | 'defaultValue'
      | 'onValueChange'
      | 'onChange'
      | 'startIcon'
      | 'endSlot'
      | 'min'
      | 'max'
    >,
    DateFieldOptions {
  /** A day such as `2026-11-21`, '' for none, or a text that is shown with its error. */
  value?: string | undefined;
  /** Initial value. @default '' */
  defaultValue?: string | undefined;
  /**
   * Called when the user commits the field: with a day, with '', or with the text and its error. A
   * form stores the text and rejects it in its schema; other callers may ignore it, and the field
   * keeps it.
   */
  onValueChange?: ((value: string, error: string | undefined) => void) | undefined;
}

/**
 * A date, typed in the format of the locale or chosen in a calendar. `className` and `style` reach
 * the root `<div>`; the rest and `ref` the `<input>`. A form submits the day under `name`.
 */
export function DatePicker({
  value: controlled,
  defaultValue = '',
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  min,
  max,
  dayDisabledReason,
  today,
  timeZone,
  locale: givenLocale,
  error,
  name,
  ref,
  ...rest
}: DatePickerProps) {
  const { t, locale } = useDates(givenLocale);
  const limits = { min, max, dayDisabledReason };
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const popupId = useId();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const composedRef = useComposedRefs(ref, setInput);
  const [value, setValue] = useControllableState({ value: controlled, defaultValue });

  function commitValue(next: string, fault: string | undefined) {
    if (next === value) return;
    setValue(next);
    onValueChange?.(next, fault);
  }

  const field = useDateText({ value, onCommit: commitValue, t, locale, limits });
  const isLocked = Boolean(rest.disabled) || Boolean(rest.readOnly);
  const day = isDay(value) ? value : '';

  const handleKeyDown = dateFieldKeys({
    isLocked,
    onCommit: field.commit,
    onOpen: () => setOpen(true, 'trigger-press'),
  });

  return (
    <>
      <TextField
        autoComplete="off"
        placeholder={patternText(t, locale)}
        {...mergeHandlers(rest, {
          onFocus: LazyPopup.preload,
          onKeyDown: handleKeyDown,
        })}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          field.commit();
          rest.onBlur?.(event);
        }}
        ref={composedRef}
        value={field.text}
        error={field.error ?? error}
        onValueChange={field.change}
        endSlot={
          <CalendarButton
            ref={setTrigger}
            label={
              day ? t('dates.change', { date: formatDay(day, 'full', locale) }) : t('dates.choose')
            }
            isOpen={isOpen}
            popupId={popupId}
            disabled={isLocked}
            onPreload={LazyPopup.preload}
            onToggle={() => setOpen(!isOpen, 'trigger-press')}
          />
        }
      />
      {name ? <input type="hidden" name={name} value={value} disabled={rest.disabled} /> : null}
      {isOpen && input && trigger ? (
        <LazyPopup
          id={popupId}
          label={rest.label}
          anchor={input}
          {...{ trigger, day, limits, locale, today, timeZone }}
          onClose={(reason) => setOpen(false, reason)}
          onChoose={(chosen) => {
            field.reset();
            commitValue(chosen, undefined);
          }}
        />
      ) : null}
    </>
  );
}
