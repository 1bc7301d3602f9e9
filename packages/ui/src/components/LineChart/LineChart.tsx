import { useId, useState } from 'react';
import { Beats, Empty, Plot } from '../Chart/Chart.styles.ts';
import { ChartGrid, ChartTicks } from '../Chart/ChartAxis.tsx';
import { ChartCursor } from '../Chart/ChartCursor.tsx';
import { ChartFrame } from '../Chart/ChartFrame.tsx';
import { ChartLabels } from '../Chart/ChartLabels.tsx';
import { ticksFor } from '../Chart/chartScale.ts';
import type { ChartProps } from '../Chart/chartTypes.ts';
import { HEIGHT, WIDTH } from '../Chart/chartUnits.ts';
import { useChart } from '../Chart/useChart.ts';
import { pathsOf, placePoints } from './chartShape.ts';

export type LineChartProps = ChartProps;

const toUnits = `scale(${1 / WIDTH} ${1 / HEIGHT})`;

const percent = (part: number, whole: number) => (part / whole) * 100;

/** Lines over categories, such as days, with a cursor and a table. Renders a `<figure>`. */
export function LineChart(props: LineChartProps) {
  const { categories, axisNames, keepsAxes = false, hasLabels = true, onCategoryPress } = props;
  const id = useId();
  const [cursorIndex, setCursorIndex] = useState<number | null>(null);
  const chart = useChart(props);

  if (chart.isEmpty && !keepsAxes) {
    return (
      <ChartFrame props={props} chart={chart} hasAxes={false}>
        <Plot>
          <ChartGrid />
          <Empty>{chart.emptyText}</Empty>
        </Plot>
      </ChartFrame>
    );
  }

  const known = chart.series.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = ticksFor(known);
  const top = ticks[0] ?? 1;
  const bottom = ticks.at(-1) ?? 0;
  const lines = chart.series.map((each) => {
    const points = placePoints(each.values, top, bottom);
    return { ...each, points, ...pathsOf(points, top, bottom) };
  });
  const main = lines.filter(({ emphasis }) => emphasis === 'high');
  const only = main.length === 1 ? main[0] : undefined;

  const last = categories.length - 1;
  const lastKnown = only?.values.findLastIndex((value) => value !== null) ?? -1;
  const index = Math.min(cursorIndex ?? (lastKnown < 0 ? last : lastKnown), last);
  const leftOf = (position: number) => (last < 1 ? 100 : percent(position, last));
  // Without a cursor the label must clear the line within this distance.
  const clearance = cursorIndex === null ? 40 : 0;
  const pointsUnderLabel = (only?.points ?? [])
    .slice(0, index + 1)
    .filter(
      ({ x }, position) => position === index || percent(x, WIDTH) > leftOf(index) - clearance,
    );
  const highest = pointsUnderLabel.reduce((least, { y }) => Math.min(least, y ?? HEIGHT), HEIGHT);
  const atCursor = (cursorIndex === null && only ? [only] : lines).map(
    ({ name, color, texts, points }) => {
      const y = points[index]?.y ?? null;
      return { name, color, text: texts[index] ?? '', y: y === null ? null : percent(y, HEIGHT) };
    },
  );

  return (
    <ChartFrame props={props} chart={chart} hasAxes>
      <ChartTicks ticks={ticks} formatTick={chart.formatTick} name={axisNames?.y} />
      <Plot>
        {only?.color === 'accent' ? <Beats style={{ clipPath: `url(#${id})` }} /> : null}
        <ChartGrid ticks={ticks}>
          <clipPath id={id} clipPathUnits="objectBoundingBox">
            <path d={only?.area ?? ''} transform={toUnits} />
          </clipPath>
          {chart.isEmpty
            ? null
            : lines.map(({ name, color, emphasis, line }, position) =>
                emphasis === 'low' ? (
                  <path key={name} data-part="low" d={line} />
                ) : (
                  <path
                    key={name}
                    data-part="line"
                    data-color={color}
                    data-dash={position % 4 || undefined}
                    d={line}
                  />
                ),
              )}
        </ChartGrid>
        {chart.isEmpty ? <Empty>{chart.emptyText}</Empty> : null}
        {categories.length > 0 ? (
          <ChartCursor
            label={chart.cursorLabel}
            index={index}
            count={categories.length}
            text={chart.categoryText(index)}
            category={categories[index] ?? ''}
            values={atCursor}
            x={leftOf(index)}
            top={percent(highest, HEIGHT)}
            hasDots={cursorIndex !== null || only !== undefined}
            isMoved={cursorIndex !== null}
            indexAt={(share) => Math.round(share * last)}
            onMove={setCursorIndex}
            onPress={onCategoryPress}
          />
        ) : null}
      </Plot>
      {hasLabels ? <ChartLabels categories={categories} leftOf={leftOf} /> : null}
    </ChartFrame>
  );
}
