import { Children } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Strip } from './StatStrip.styles.ts';

export interface StatStripProps extends ComponentPropsWithRef<'ul'> {
  /** Accessible name of the strip. */
  label: string;
  /** Cells per row: at most three on tablets, two on phones; fewer share the row. @default 4 */
  columns?: 3 | 4 | 5;
  /** One low row, for use above a view that repeats the counts. @default false */
  isSlim?: boolean;
}

/** Figures in one strip (design language, StatCard). Its children are `StatCard`s. */
export function StatStrip({ label, columns = 4, isSlim = false, style, ...rest }: StatStripProps) {
  const cells = Children.toArray(rest.children).length;
  const shown = Math.min(columns, Math.max(1, cells));
  const last = shown - ((cells + shown - 1) % shown);
  return (
    <Strip
      aria-label={label}
      data-slim={isSlim || undefined}
      data-columns={shown}
      style={{ '--platform-stat-columns': shown, '--platform-stat-last': last, ...style }}
      {...rest}
    />
  );
}
