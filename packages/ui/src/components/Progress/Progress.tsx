import { useFormats } from '@platform/i18n';
import type { ComponentPropsWithRef } from 'react';
import { ProgressBeats } from './ProgressBeats.tsx';
import { ProgressRing } from './ProgressRing.tsx';
import { Label, Root, Value } from './Progress.styles.ts';
import { progressShare } from './progressShare.ts';

/** `warning` and `danger` for progress that needs the user, `success` once it is done. */
export type ProgressStatus = 'active' | 'success' | 'warning' | 'danger';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name: the operation that is running. */
  label: string;
  /** Amount done, 0 to `max`; null or omitted while it is unknown. */
  value?: number | null | undefined;
  /** Amount at the end. @default 100 */
  max?: number;
  /** The value in words, such as "3 of 12 files". @default the share in percent */
  valueText?: string | undefined;
  /** A row of beats, or a ring for a small place. @default 'bar' */
  shape?: 'bar' | 'ring';
  /** A bar for a table cell, or 10 or 18 px high; a ring of 20, 40 or 64 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Colour of the part that is done. @default 'active' */
  status?: ProgressStatus;
  /** Shows label and value next to it; a large ring contains the value. @default false */
  hasText?: boolean;
}

/**
 * Progress of an operation (WAI-ARIA `progressbar`). It is not announced by itself: report the end in
 * a live region. Renders a `<div>`.
 */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  shape = 'bar',
  size = 'medium',
  status = 'active',
  hasText = false,
  ...rest
}: ProgressProps) {
  const formats = useFormats();
  const share = progressShare(value, max);
  const text = valueText ?? (share === null ? undefined : formats.share(share, 1));
  const isInside = shape === 'ring' && size === 'large';
  const hasValue = text !== undefined && !isInside;
  const Shape = shape === 'ring' ? ProgressRing : ProgressBeats;
  return (
    <Root
      {...rest}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(max, 0)}
      aria-valuenow={share === null ? undefined : share * max}
      aria-valuetext={text}
      data-shape={shape}
      data-size={size}
      data-status={status}
      data-unknown={share === null || undefined}
    >
      {hasText ? <Label data-alone={!hasValue || undefined}>{label}</Label> : null}
      {hasText && hasValue ? <Value>{text}</Value> : null}
      <Shape size={size} share={share} text={hasText && isInside ? text : undefined} />
    </Root>
  );
}
