import type { ComponentPropsWithRef } from 'react';
import { gapLengths } from '../../tokens/space.ts';
import type { Gap } from '../../tokens/space.ts';
import { Root } from './Grid.styles.ts';

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Element to render, for its meaning; the children of a list are `<li>`. @default 'div' */
  as?: 'div' | 'dl' | 'ol' | 'section' | 'ul' | undefined;
  /**
   * Number of columns of equal width; together with `minColumnWidth` the most there can be.
   * @default 1, or as many as fit with `minColumnWidth`
   */
  columns?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Columns narrower than this move to the next line: 8, 10.5, 12.5 or 17.5 rem. @default none */
  minColumnWidth?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** Fewer items than columns that fit share the whole line. @default false */
  fillsLine?: boolean | undefined;
  /** Space between children; two steps are rows and columns. @default none */
  gap?: Gap | undefined;
  /** Alignment of items in their row. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}

/** Lays out its children in columns of equal width. Renders a `<div>`. */
export function Grid({
  columns,
  minColumnWidth,
  fillsLine,
  gap = '0',
  align,
  style,
  ...rest
}: GridProps) {
  const [rowGap, columnGap] = gapLengths(gap);
  return (
    <Root
      {...rest}
      style={{
        '--platform-grid-gap': `${rowGap} ${columnGap}`,
        '--platform-grid-columns': columns ?? 1,
        // Width of a column if `columns` of them fill the line.
        '--platform-grid-share':
          columns && minColumnWidth
            ? `calc((100% - ${columns - 1} * ${columnGap}) / ${columns})`
            : '0px',
        ...style,
      }}
      data-min={minColumnWidth}
      data-fills={fillsLine || undefined}
      data-align={align}
    />
  );
}
