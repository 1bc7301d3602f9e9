import type { DrawnSeries } from '../Chart/useChart.ts';
import { Fill } from './BarChart.styles.ts';
import type { placeBar } from './barShape.ts';

export interface BarProps {
  series: DrawnSeries;
  position: number;
  /** Null for a gap. */
  place: ReturnType<typeof placeBar> | null;
  isStacked?: boolean;
}

export function Bar({ series, position, place, isStacked }: BarProps) {
  if (!place || place.size === 0) return null;
  return (
    <Fill
      data-color={series.color}
      data-low={series.emphasis === 'low' || undefined}
      data-pattern={position % 4}
      data-stacked={isStacked || undefined}
      data-below={place.isBelow || undefined}
      style={
        place.isBelow
          ? { insetBlockStart: `${100 - place.start - place.size}%`, blockSize: `${place.size}%` }
          : { insetBlockEnd: `${place.start}%`, blockSize: `${place.size}%` }
      }
    />
  );
}
