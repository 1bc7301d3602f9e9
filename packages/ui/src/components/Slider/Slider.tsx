import { useComponentLanguage } from '@platform/i18n';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { useControllableState } from '../../internal/useControllableState.ts';
import { Field } from '../Field/index.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';
import { numberFormatter } from '../NumberField/numberFormat.ts';
import type { NumberFormat } from '../NumberField/numberFormat.ts';
import type { LabelledFieldProps } from '../TextField/TextField.tsx';
import { Header, Mark, Marks, Range, Track, ValueText } from './Slider.styles.ts';
import { shareOf, snapToStep } from './sliderValue.ts';

/** A named number of a slider. */
export interface SliderMark {
  /** Number between `min` and `max`. */
  value: number;
  /** One or two words below the track. */
  label: string;
}

export interface SliderProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'readOnly' | 'children'
    >,
    Omit<LabelledFieldProps, 'size' | 'isRequired'> {
  /** The selected number; one outside the limits is shown at the nearest limit. */
  value?: number | undefined;
  /** Initial number. @default min */
  defaultValue?: number | undefined;
  /** Called with the number on each change, also during a drag. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Smallest number. @default 0 */
  min?: number | undefined;
  /** Largest number. @default 100 */
  max?: number | undefined;
  /** Size of a step, counted from `min`. @default 1 */
  step?: number | undefined;
  /** Currency, unit, percent and decimals of the shown number. @default decimal */
  format?: NumberFormat | undefined;
  /** Text of a number, shown and announced. @default its mark, or the number in `format` */
  valueText?: ((value: number) => string) | undefined;
  /** Named numbers below the track; they do not restrict the choice. */
  marks?: readonly SliderMark[] | undefined;
  /** Hides the chosen number visually. @default false */
  isValueHidden?: boolean | undefined;
  /** BCP 47 tag of the format. @default that of the provider's language */
  locale?: string | undefined;
}

const noMarks: readonly SliderMark[] = [];
const decimalFormat: NumberFormat = {};

/**
 * A number between two limits, chosen by dragging, by keys or by a press on the track. Implements
 * the slider pattern of WAI-ARIA with a native range input, which follows the direction of the
 * text. `className` and `style` reach the root `<div>`; the rest and `ref` the `<input>`.
 */
export function Slider({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  value: controlled,
  min = 0,
  max = 100,
  defaultValue = min,
  onValueChange,
  step = 1,
  format = decimalFormat,
  valueText,
  marks = noMarks,
  isValueHidden = false,
  locale,
  onChange,
  className,
  style,
  disabled,
  ...rest
}: SliderProps) {
  const language = useComponentLanguage();
  const [chosen, setChosen] = useControllableState({
    value: controlled,
    defaultValue,
    onValueChange,
  });
  const limits = { min, max, step };
  const value = snapToStep(chosen, limits);
  const mark = marks.find((each) => each.value === value);
  const text =
    valueText?.(value) ?? mark?.label ?? numberFormatter(locale ?? language, format).format(value);

  return (
    <Field.Root {...{ id, hint, error, disabled, className, style }}>
      <Header>
        <Field.Label isHidden={isLabelHidden}>{label}</Field.Label>
        {isValueHidden ? null : <ValueText>{text}</ValueText>}
      </Header>
      <Track
        data-invalid={error ? true : undefined}
        data-disabled={disabled || undefined}
        style={styleOf(shareOf(value, limits))}
      >
        <SliderRange
          {...rest}
          {...limits}
          value={value}
          aria-valuetext={text}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            onChange?.(event);
            setChosen(event.target.valueAsNumber);
          }}
        />
      </Track>
      {marks.length > 0 ? (
        <Marks>
          {marks.map((each) => {
            const share = shareOf(each.value, limits);
            return (
              <Mark key={each.value} data-edge={edgeOf(share)} style={styleOf(share)}>
                {each.label}
              </Mark>
            );
          })}
        </Marks>
      ) : null}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function SliderRange(props: ComponentPropsWithRef<'input'>) {
  const control = useFieldControl('SliderRange', props['aria-describedby']);
  return <Range {...props} {...control} />;
}

const styleOf = (share: number) => ({ '--platform-slider-share': share });

/** Labels at the ends stay within the track. */
function edgeOf(share: number): 'start' | 'end' | undefined {
  if (share === 0) return 'start';
  return share === 1 ? 'end' : undefined;
}
