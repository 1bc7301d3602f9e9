import { useId } from 'react';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { useElement } from '../../internal/useElement.ts';
import { useOpen } from '../../internal/useOpen.ts';
import { formatDay } from '../Calendar/dayFormat.ts';
import { useDates } from '../Calendar/useDates.ts';
import { CalendarButton } from '../DatePicker/CalendarButton.tsx';
import type { DateFieldOptions, DatePickerProps } from '../DatePicker/DatePicker.tsx';
import { dateFieldKeys } from '../DatePicker/dateFieldKeys.ts';
import { patternText } from '../DatePicker/faultText.ts';
import { useDateText } from '../DatePicker/useDateText.ts';
import { EndSlot } from '../Field/Control.styles.ts';
import { Field } from '../Field/index.ts';
import type { DateRangePreset } from './DateRangePopup.tsx';
import { Dash, Inputs } from './DateRangePicker.styles.ts';
import { daysOfRange, isBackwards } from './dayRange.ts';
import type { DateRange } from './dayRange.ts';
import { RangeInput } from './RangeInput.tsx';
import { readRangeText } from './readRangeText.ts';

const LazyPopup = lazyComponent(() => import('./DateRangePopup.tsx'), 'DateRangePopup');

export interface DateRangePickerProps
  extends
    Omit<DatePickerProps, 'value' | 'defaultValue' | 'onValueChange' | 'name'>,
    DateFieldOptions {
  /** First and last day, each '' for none, or a text that is shown with its error. */
  value?: DateRange | undefined;
  /** Initial value. @default no range */
  defaultValue?: DateRange | undefined;
  /**
   * Called like `onValueChange` of `DatePicker`, and with an error if the last day is before the
   * first. Pasted ranges, and those chosen in the calendar, are put in order.
   */
  onValueChange?: ((range: DateRange, error: string | undefined) => void) | undefined;
  /** Ranges that are chosen with one press. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Label of the first day. @default 'From date' */
  fromLabel?: string | undefined;
  /** Label of the last day. @default 'To date' */
  toLabel?: string | undefined;
}

const noDays: DateRange = { from: '', to: '' };
const noPresets: readonly DateRangePreset[] = [];

/**
 * First and last day, typed, pasted or chosen in a calendar. `className` and `style` reach the root
 * `<div>`; the rest and `ref` the first `<input>`.
 */
export function DateRangePicker({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  size = 'medium',
  value: controlled,
  defaultValue = noDays,
  onValueChange,
  presets = noPresets,
  fromLabel,
  toLabel,
  open,
  defaultOpen,
  onOpenChange,
  min,
  max,
  dayDisabledReason,
  today,
  timeZone,
  locale: givenLocale,
  className,
  style,
  disabled,
  ...rest
}: DateRangePickerProps) {
  const { t, locale } = useDates(givenLocale);
  const limits = { min, max, dayDisabledReason };
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const popupId = useId();
  const [control, setControl] = useElement<HTMLDivElement>();
  const [trigger, setTrigger] = useElement<HTMLButtonElement>();
  const [value, setValue] = useControllableState({ value: controlled, defaultValue });
  const context = { t, locale, limits, takesRange: true };

  function change(next: DateRange, invalid: string | undefined) {
    if (next.from === value.from && next.to === value.to) return;
    setValue(next);
    onValueChange?.(next, invalid ?? orderError(next));
  }

  const orderError = (range: DateRange) =>
    isBackwards(range) ? t('dates.fault.backwards') : undefined;

  const from = useDateText({
    ...context,
    value: value.from,
    onCommit: (day, invalid) => change({ from: day, to: to.value }, invalid ?? to.error),
  });
  const to = useDateText({
    ...context,
    value: value.to,
    onCommit: (day, invalid) => change({ from: from.value, to: day }, invalid ?? from.error),
  });
  const isFinished = !from.isUnfinished && !to.isUnfinished;
  const backwards = isFinished ? orderError({ from: from.value, to: to.value }) : undefined;
  const fault = from.error ?? to.error ?? backwards ?? error;
  const isLocked = Boolean(disabled) || Boolean(rest.readOnly);
  const days = daysOfRange(value);

  function choose(range: DateRange) {
    from.reset();
    to.reset();
    change(range, undefined);
  }

  /** Props of one of the two inputs; a pasted range fills both. */
  const inputProps = (text: typeof from) => ({
    placeholder: patternText(t, locale),
    value: text.text,
    readOnly: rest.readOnly,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const range = readRangeText(target.value, context);
      if (range) choose(range);
      else text.change(target.value);
    },
    onKeyDown: dateFieldKeys({
      isLocked,
      onCommit: text.commit,
      onOpen: () => setOpen(true, 'trigger-press'),
    }),
    onFocus: LazyPopup.preload,
    onBlur: text.commit,
  });
  const { placeholder, value: fromText, readOnly, onChange, ...handlers } = inputProps(from);

  return (
    <Field.Root {...{ id, hint, isRequired, disabled, className, style }} error={fault}>
      <Field.Label isHidden={isLabelHidden}>{label}</Field.Label>
      <Inputs
        ref={setControl}
        aria-label={label}
        data-size={size}
        data-invalid={fault ? true : undefined}
        data-disabled={disabled || undefined}
        data-readonly={rest.readOnly || undefined}
      >
        <RangeInput
          {...mergeHandlers(rest, handlers)}
          {...{ placeholder, readOnly, onChange }}
          value={fromText}
          aria-label={fromLabel ?? t('dates.from')}
          isInvalid={fault !== undefined && to.error === undefined}
        />
        <Dash aria-hidden="true">–</Dash>
        <RangeInput
          {...inputProps(to)}
          isEnd
          aria-label={toLabel ?? t('dates.to')}
          isInvalid={fault !== undefined && from.error === undefined}
        />
        <EndSlot>
          <CalendarButton
            ref={setTrigger}
            label={
              days.from && days.to
                ? t('dates.changeRange', {
                    from: formatDay(days.from, 'full', locale),
                    to: formatDay(days.to, 'full', locale),
                  })
                : t('dates.chooseRange')
            }
            isOpen={isOpen}
            popupId={popupId}
            disabled={isLocked}
            onPreload={LazyPopup.preload}
            onToggle={() => setOpen(!isOpen, 'trigger-press')}
          />
        </EndSlot>
      </Inputs>
      <Field.Hint />
      <Field.Error />
      {isOpen && control && trigger ? (
        <LazyPopup
          id={popupId}
          anchor={control}
          {...{ label, trigger, value, presets, limits, locale, today, timeZone }}
          onClose={(reason) => setOpen(false, reason)}
          onChoose={choose}
        />
      ) : null}
    </Field.Root>
  );
}
