import type { ComponentPropsWithRef } from 'react';
import { useId, useState } from 'react';
import { AxisName, Beats, Drawing, Empty, Labels, Plot, Ticks } from './LineChart.styles.ts';
import { ChartCursor } from './ChartCursor.tsx';
import { hasLabel, ticksFor } from './chartScale.ts';
import { HEIGHT, pathsOf, placePoints, WIDTH } from './chartShape.ts';
import { ChartSpace } from './ChartSpace.ts';
import { ChartTable } from './ChartTable.tsx';

export interface ChartPoint {
  /** What the point is called under the chart, in its table and at the cursor, such as "Fri". */
  label: string;
  /** Null where there is none: the line has a gap. */
  value: number | null;
  /** The value in words, "148 calls". */
  valueText: string;
}

export interface LineChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Caption of the table. */
  label: string;
  /** From left to right. */
  points: readonly ChartPoint[];
  /** The whole chart in one sentence: its accessible name. */
  summary: string;
  /** What the two axes count. */
  axisNames: { x: string; y: string };
  /** Names the cursor, whose value is the point it stands on. */
  cursorLabel: string;
  /** In place of the line where there is nothing to draw. */
  emptyText: string;
  /** Shows the labels under the chart. @default true */
  hasLabels?: boolean;
  /** Writes a figure of the vertical axis. */
  formatValue: (value: number) => string;
}

const GRID = [0, 1, 2, 3, 4].map((row) => `M0 ${(row * HEIGHT) / 4}H${WIDTH}`).join('');
const toUnits = `scale(${1 / WIDTH} ${1 / HEIGHT})`;

const percent = (part: number, whole: number) => (part / whole) * 100;

/**
 * A line over days on 300 × 120 units stretched to fit, with a cursor for pointer and arrow keys
 * and a table twin for readers. Renders a `<figure>`.
 */
export function LineChart(props: LineChartProps) {
  const { label, points, axisNames, emptyText, formatValue, hasLabels = true, ...others } = props;
  const { summary, cursorLabel, ...rest } = others;
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const values = points.map(({ value }) => value);
  const known = values.filter((value) => value !== null);

  if (known.every((value) => value === 0)) {
    return (
      <ChartSpace {...rest} aria-label={`${label}: ${emptyText}`}>
        <Plot>
          <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            <path data-part="grid" d={GRID} />
          </Drawing>
          <Empty>{emptyText}</Empty>
        </Plot>
        <ChartTable label={label} points={points} axisNames={axisNames} />
      </ChartSpace>
    );
  }

  const last = points.length - 1;
  const ticks = ticksFor(known);
  const placed = placePoints(values, ticks[0] ?? 1);
  const paths = pathsOf(placed);
  const index = Math.min(chosen ?? values.findLastIndex((value) => value !== null), last);
  const point = points[index];
  const y = placed[index]?.y ?? null;
  const leftOf = (place: number) => percent(placed[place]?.x ?? 0, WIDTH);

  return (
    <ChartSpace {...rest} aria-label={summary}>
      <Ticks aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{formatValue(tick)}</span>
        ))}
        <b>{axisNames.y}</b>
      </Ticks>
      <Plot>
        <Beats style={{ clipPath: `url(#${id})` }} />
        <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <clipPath id={id} clipPathUnits="objectBoundingBox">
            <path d={paths.area} transform={toUnits} />
          </clipPath>
          <path data-part="grid" d={GRID} />
          <path data-part="line" d={paths.line} />
        </Drawing>
        <ChartCursor
          label={cursorLabel}
          index={index}
          count={points.length}
          text={`${point?.label ?? ''}: ${point?.valueText ?? ''}`}
          pointLabel={point?.label ?? ''}
          valueText={point?.valueText ?? ''}
          x={leftOf(index)}
          y={y === null ? null : percent(y, HEIGHT)}
          isMoved={chosen !== null}
          onMove={setChosen}
        />
      </Plot>
      <AxisName aria-hidden="true">{axisNames.x}</AxisName>
      <Labels aria-hidden="true">
        {points.map((each, place) =>
          hasLabels && hasLabel(place, points.length) ? (
            <span
              key={place}
              data-last={place === last || undefined}
              style={{ left: `${leftOf(place)}%` }}
            >
              {each.label}
            </span>
          ) : null,
        )}
      </Labels>
      <ChartTable label={label} points={points} axisNames={axisNames} />
    </ChartSpace>
  );
}
