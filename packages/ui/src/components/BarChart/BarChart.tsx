import { useState } from 'react';
import { Empty, Plot } from '../Chart/Chart.styles.ts';
import { ChartGrid, ChartTicks } from '../Chart/ChartAxis.tsx';
import { ChartCursor } from '../Chart/ChartCursor.tsx';
import { ChartFrame } from '../Chart/ChartFrame.tsx';
import { ChartLabels } from '../Chart/ChartLabels.tsx';
import { ticksFor } from '../Chart/chartScale.ts';
import type { ChartProps, ChartSeries } from '../Chart/chartTypes.ts';
import { useChart } from '../Chart/useChart.ts';
import { Bar } from './Bar.tsx';
import { Band, Bars, Slot } from './BarChart.styles.ts';
import { barsOf, placeBar } from './barShape.ts';
import { LinkedBars } from './LinkedBars.tsx';

export interface BarChartProps extends ChartProps {
  /** Stacks the series instead of placing them side by side. @default false */
  isStacked?: boolean | undefined;
  /** Makes each bar a link; bars that do not fit scroll. Not for `isStacked`. */
  barHref?: ((index: number, series: ChartSeries) => string) | undefined;
  /** Accessible name of a bar's link. @default category, series and value */
  barLabel?: ((index: number, series: ChartSeries) => string) | undefined;
}

const MAX_WIDE_BANDS = 12;

/** Bars per category, side by side or stacked, with a cursor and a table. Renders a `<figure>`. */
export function BarChart({ isStacked = false, barHref, barLabel, ...props }: BarChartProps) {
  const { categories, axisNames, keepsAxes = false, hasLabels = true, onCategoryPress } = props;
  const [cursorIndex, setCursorIndex] = useState<number | null>(null);
  const chart = useChart(props);

  if (chart.isEmpty && !keepsAxes) {
    return (
      <ChartFrame props={props} chart={chart} hasAxes={false} mark="bar">
        <Plot>
          <ChartGrid />
          <Empty>{chart.emptyText}</Empty>
        </Plot>
      </ChartFrame>
    );
  }

  const ranges = barsOf(
    chart.series.map(({ values }) => values),
    isStacked,
  );
  const ticks = ticksFor(ranges.flatMap((bars) => bars.flatMap((bar) => (bar ? [bar.to] : []))));
  const top = ticks[0] ?? 1;
  const bottom = ticks.at(-1) ?? 0;
  const columns = categories.map((category, index) => ({
    category,
    bars: chart.series.map((series, position) => {
      const range = ranges[position]?.[index];
      return { series, position, placement: range ? placeBar(range, top, bottom) : null };
    }),
  }));
  // The centred label of a narrow band would extend past the edge.
  const isWide = categories.length <= MAX_WIDE_BANDS;
  const index = cursorIndex ?? 0;
  const centreOf = (position: number) => ((position + 0.5) / categories.length) * 100;
  const tallest = (columns[index]?.bars ?? []).reduce(
    (most, { placement }) => Math.max(most, placement ? placement.start + placement.size : 0),
    0,
  );

  return (
    <ChartFrame props={props} chart={chart} hasAxes mark="bar">
      <ChartTicks ticks={ticks} formatTick={chart.formatTick} name={axisNames?.y} />
      <Plot>
        <ChartGrid ticks={ticks} />
        {barHref ? null : (
          <Bars
            aria-hidden="true"
            style={{ '--platform-chart-bars': isStacked ? 1 : chart.series.length }}
          >
            {columns.map(({ bars }, position) => (
              <Band key={position} data-active={position === cursorIndex || undefined}>
                {isStacked ? (
                  <Slot>
                    {bars.map((bar) => (
                      <Bar key={bar.position} {...bar} isStacked />
                    ))}
                  </Slot>
                ) : (
                  bars.map((bar) => (
                    <Slot key={bar.position}>
                      <Bar {...bar} />
                    </Slot>
                  ))
                )}
              </Band>
            ))}
          </Bars>
        )}
        {chart.isEmpty ? <Empty>{chart.emptyText}</Empty> : null}
        {categories.length > 0 && !barHref ? (
          <ChartCursor
            label={chart.cursorLabel}
            index={index}
            count={categories.length}
            text={chart.categoryText(index)}
            category={categories[index] ?? ''}
            values={
              cursorIndex === null
                ? []
                : chart.series.map(({ name, color, texts }) => ({
                    name,
                    color,
                    text: texts[index] ?? '',
                    y: null,
                  }))
            }
            x={centreOf(index)}
            top={100 - tallest}
            hasDots={false}
            isMoved={cursorIndex !== null}
            indexAt={(share) => Math.floor(share * categories.length)}
            onMove={setCursorIndex}
            onPress={onCategoryPress}
          />
        ) : null}
      </Plot>
      {barHref ? (
        <LinkedBars
          columns={columns}
          hasLabels={hasLabels}
          formatTick={chart.formatTick}
          barHref={barHref}
          barLabel={
            barLabel ??
            ((position, { name }) => {
              const text = chart.series.find((each) => each.name === name)?.texts[position] ?? '';
              return `${categories[position] ?? ''}: ${name} ${text}`;
            })
          }
        />
      ) : null}
      {hasLabels && !barHref ? (
        <ChartLabels categories={categories} leftOf={centreOf} isCentred={isWide} />
      ) : null}
    </ChartFrame>
  );
}
