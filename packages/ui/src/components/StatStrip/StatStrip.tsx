import type { ComponentPropsWithRef } from 'react';
import { Strip } from './StatStrip.styles.ts';

export interface StatStripProps extends ComponentPropsWithRef<'ul'> {
  /** Accessible name of the strip. */
  label: string;
  /** Cells beside one another where there is room; on tablets three stay so, on phones two do. @default 4 */
  columns?: 3 | 4 | 5;
  /** One low row, above what carries the counts again. @default false */
  isSlim?: boolean;
}

/** Figures joined in one strip (design language, StatCard). Its children are `StatCard`s. */
export function StatStrip({ label, columns = 4, isSlim = false, style, ...rest }: StatStripProps) {
  return (
    <Strip
      aria-label={label}
      data-slim={isSlim || undefined}
      data-columns={columns}
      style={{ '--platform-stat-columns': columns, ...style }}
      {...rest}
    />
  );
}
