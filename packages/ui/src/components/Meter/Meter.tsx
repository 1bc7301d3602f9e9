import type { ComponentPropsWithRef } from 'react';
import { filledBeats, meterTone } from './meterFill.ts';
import { Beats } from './Meter.styles.ts';

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** What is used. */
  value: number;
  /** What is included; 0 draws an empty bar. */
  max: number;
  /** The words for readers, e.g. "684 of 1,000". */
  valueText: string;
  /** 10, 32 or 44 beats. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Use stops at the limit, so a full bar is a danger rather than a warning. @default false */
  isBlocking?: boolean;
  /** More is better: a full bar is nothing to warn of. @default false */
  isGain?: boolean;
  /** Makes it a `progressbar` instead of a `meter`. @default false */
  isProgress?: boolean;
}

const beats = { small: 10, medium: 32, large: 44 };

/** The fill ends in the gap after its last beat, so that no edge of the next one takes its colour. */
function fillEnd(filled: number, count: number): number {
  return filled === 0 ? 0 : ((filled - 0.25) / count) * 100;
}

/** A row of beats: used over included (design language, Meter and Progress). WAI-ARIA `meter`. */
export function Meter({
  label,
  value,
  max,
  valueText,
  size = 'medium',
  isBlocking = false,
  isGain = false,
  isProgress = false,
  style,
  ...rest
}: MeterProps) {
  const count = beats[size];
  const filled = filledBeats(value, max, count);
  return (
    <Beats
      role={isProgress ? 'progressbar' : 'meter'}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(max, 0)}
      aria-valuenow={Math.min(Math.max(value, 0), Math.max(max, 0))}
      aria-valuetext={valueText}
      data-size={size}
      data-tone={isGain ? 'accent' : meterTone(value, max, isBlocking)}
      style={{
        '--platform-meter-count': count,
        '--platform-meter-fill': `${fillEnd(filled, count)}%`,
        ...style,
      }}
      {...rest}
    />
  );
}
