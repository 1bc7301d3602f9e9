import type { ComponentPropsWithRef } from 'react';
import { fillEnd, filledSegments, meterTone } from './meterFill.ts';
import { Bar } from './Meter.styles.ts';

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Amount used. */
  value: number;
  /** Amount included; 0 shows an empty bar. */
  max: number;
  /** The value in words, for screen readers, e.g. "684 of 1,000". */
  valueText: string;
  /** 10, 32 or 44 beats. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** True if use stops at the limit: a full bar is a danger, not a warning. @default false */
  isBlocking?: boolean;
  /** True if more is better: a full bar is not a warning. @default false */
  higherIsBetter?: boolean;
}

const beats = { small: 10, medium: 32, large: 44 };

/** Usage against a limit as a row of beats (design language, Meter). WAI-ARIA `meter`; see `Progress` for a running operation. */
export function Meter({
  label,
  value,
  max,
  valueText,
  size = 'medium',
  isBlocking = false,
  higherIsBetter = false,
  style,
  ...rest
}: MeterProps) {
  const count = beats[size];
  const filled = filledSegments(value, max, count);
  return (
    <Bar
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(max, 0)}
      aria-valuenow={Math.min(Math.max(value, 0), Math.max(max, 0))}
      aria-valuetext={valueText}
      data-size={size}
      data-tone={higherIsBetter ? 'accent' : meterTone(value, max, isBlocking)}
      style={{
        '--platform-meter-count': count,
        '--platform-meter-fill': `${fillEnd(filled, count)}%`,
        ...style,
      }}
      {...rest}
    />
  );
}
