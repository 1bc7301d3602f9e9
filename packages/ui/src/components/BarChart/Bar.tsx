import type { PlottedSeries } from '../Chart/useChart.ts';
import { Fill } from './BarChart.styles.ts';
import type { placeBar } from './barShape.ts';

export interface BarProps {
  series: PlottedSeries;
  position: number;
  /** Null for a gap. */
  placement: ReturnType<typeof placeBar> | null;
  isStacked?: boolean;
}

export function Bar({ series, position, placement, isStacked }: BarProps) {
  if (!placement || placement.size === 0) return null;
  return (
    <Fill
      data-color={series.color}
      data-low={series.emphasis === 'low' || undefined}
      data-pattern={position % 4}
      data-stacked={isStacked || undefined}
      data-below={placement.isBelow || undefined}
      style={
        placement.isBelow
          ? {
              insetBlockStart: `${100 - placement.start - placement.size}%`,
              blockSize: `${placement.size}%`,
            }
          : { insetBlockEnd: `${placement.start}%`, blockSize: `${placement.size}%` }
      }
    />
  );
}
