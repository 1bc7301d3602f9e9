import { unlessComposing } from '@platform/i18n/text';
import { Minus, Plus } from 'lucide';
import { useId } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { changeOfKey } from './changeOfKey.ts';
import { Unit } from './NumberField.styles.ts';
import { numberFormatter } from './numberFormat.ts';
import type { NumberFormat } from './numberFormat.ts';
import { StepButton } from './StepButton.tsx';
import { stepNumber } from './stepNumber.ts';
import type { NumberLimits } from './stepNumber.ts';
import { useNumberText } from './useNumberText.ts';
import type { NumberValue } from './useNumberText.ts';

/** Text of a number field and its error. */
export interface NumberReading {
  /** Text as typed. */
  text: string;
  /** Reason why the text is not a usable number; undefined if it is one. */
  error: string | undefined;
}

export interface NumberFieldProps
  extends
    Omit<
      TextFieldProps,
      | 'type'
      | 'value'
      | 'defaultValue'
      | 'onValueChange'
      | 'endSlot'
      | 'min'
      | 'max'
      | 'step'
      | 'inputMode'
      | 'role'
    >,
    NumberLimits {
  /** A number, null for none, or text kept from an earlier visit, shown with its error. */
  value?: NumberValue | undefined;
  /** Initial value. @default null */
  defaultValue?: NumberValue | undefined;
  /**
   * Called on each change with the number, or with null if the field is empty or its text invalid.
   * A form then stores `reading.text`; other callers may ignore it, and the field keeps it.
   */
  onValueChange?: ((value: number | null, reading: NumberReading) => void) | undefined;
  /** Number of steps per Page Up or Page Down. @default 10 */
  pageSteps?: number | undefined;
  /** Currency, unit, percent and decimals. With percent, 0.5 is shown as 50 %. @default decimal */
  format?: NumberFormat | undefined;
  /** Unit after the number, for units that `format` does not support. */
  unit?: string | undefined;
  /** BCP 47 tag of the separators and digits. @default that of the provider's language */
  locale?: string | undefined;
  /** Shows buttons that decrease and increase the number. @default true */
  hasButtons?: boolean | undefined;
  /** Label of the decrease button. @default 'Decrease {label}' */
  decreaseLabel?: string | undefined;
  /** Label of the increase button. @default 'Increase {label}' */
  increaseLabel?: string | undefined;
}

const decimalFormat: NumberFormat = {};

/**
 * A number, typed in the format of the locale or changed in steps, by the spinbutton pattern of
 * WAI-ARIA. `className` and `style` reach the root `<div>`; the rest and `ref` the `<input>`. A
 * form submits the number under `name`, with a decimal point and without grouping.
 */
export function NumberField({
  value: controlled,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step,
  pageSteps = 10,
  format = decimalFormat,
  unit,
  locale,
  hasButtons = true,
  decreaseLabel,
  increaseLabel,
  error,
  name,
  ...rest
}: NumberFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const limits = { min, max, step };
  const [value, setValue] = useControllableState<NumberValue>({ value: controlled, defaultValue });
  const field = useNumberText({
    value,
    locale,
    format,
    unit,
    limits,
    onChange: (number, text, fault) => {
      setValue(fault ? text : number);
      onValueChange?.(number, { text, error: fault });
    },
  });
  const { t, number } = field;
  const isLocked = Boolean(rest.disabled) || Boolean(rest.readOnly);

  function stepBy(count: number) {
    field.commit();
    if (isLocked || field.isUnreadable) return;
    const next = stepNumber(number, count, limits);
    if (next !== number) field.set(next);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') field.commit();
    const change = changeOfKey(event, { min, max, pageSteps });
    if (!change) return;
    event.preventDefault();
    if ('steps' in change) stepBy(change.steps);
    else if (!isLocked) field.set(change.to);
  }

  return (
    <>
      <TextField
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...mergeHandlers(rest, { onKeyDown: unlessComposing(handleKeyDown) })}
        id={id}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          field.commit();
          rest.onBlur?.(event);
        }}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `type="number"` refuses foreign separators
        role="spinbutton"
        inputMode={inputModeOf(min, format)}
        aria-valuenow={number ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={[field.text, unit].filter(Boolean).join(' ') || undefined}
        value={field.text}
        error={field.error ?? error}
        onValueChange={field.change}
        endSlot={
          unit || hasButtons ? (
            <>
              {unit ? <Unit>{unit}</Unit> : null}
              {hasButtons ? (
                <>
                  <StepButton
                    label={decreaseLabel ?? t('numbers.decrease', { label: rest.label })}
                    icon={Minus}
                    controls={id}
                    disabled={isLocked || (number !== null && min !== undefined && number <= min)}
                    onStep={() => stepBy(-1)}
                  />
                  <StepButton
                    label={increaseLabel ?? t('numbers.increase', { label: rest.label })}
                    icon={Plus}
                    controls={id}
                    disabled={isLocked || (number !== null && max !== undefined && number >= max)}
                    onStep={() => stepBy(1)}
                  />
                </>
              ) : null}
            </>
          ) : null
        }
      />
      {name ? (
        <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} />
      ) : null}
    </>
  );
}

/** Number keypads of iPhones have neither a minus nor, for whole numbers, a separator. */
function inputModeOf(min: number | undefined, format: NumberFormat) {
  if (min === undefined || min < 0) return 'text';
  const { maximumFractionDigits } = numberFormatter('en', format).resolvedOptions();
  return maximumFractionDigits === 0 ? 'numeric' : 'decimal';
}
