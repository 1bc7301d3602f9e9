import { Legend, Swatch } from './ChartLegend.styles.ts';
import type { PlottedSeries } from './useChart.ts';

interface ChartLegendProps {
  series: readonly PlottedSeries[];
  /** @default 'line' */
  mark?: 'line' | 'bar' | undefined;
}

/** Names of the series. Hidden from screen readers, which have the table. */
export function ChartLegend({ series, mark = 'line' }: ChartLegendProps) {
  return (
    <Legend aria-hidden="true">
      {series.map(({ name, color, emphasis }, index) => (
        <span key={name}>
          <Swatch
            data-color={color}
            data-mark={mark}
            data-pattern={index % 4}
            data-low={emphasis === 'low' || undefined}
          />
          {name}
        </span>
      ))}
    </Legend>
  );
}
