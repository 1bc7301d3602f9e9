import type { ComponentPropsWithRef } from 'react';
import { useId, useState } from 'react';
import { AxisName, Beats, Drawing, Empty, Plot, Ticks } from './LineChart.styles.ts';
import { ChartCursor } from './ChartCursor.tsx';
import { ticksFor } from './chartScale.ts';
import { HEIGHT, pathsOf, placePoints, WIDTH } from './chartShape.ts';
import { ChartLabels } from './ChartLabels.tsx';
import { ChartSpace } from './ChartSpace.ts';
import { ChartTable } from './ChartTable.tsx';

export interface ChartPoint {
  /** Name of the point below the chart, in the table and at the cursor, such as "Fri". */
  label: string;
  /** Null for a gap in the line. */
  value: number | null;
  /** The value in words, such as "148 calls". */
  valueText: string;
  /** Value of the same point in the previous period, shown as a dotted line. */
  before?: number | null;
  beforeText?: string;
}

export interface LineChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Caption of the table. */
  label: string;
  points: readonly ChartPoint[];
  /** Accessible name of the chart: a summary in one sentence. */
  summary: string;
  axisNames: { x: string; y: string };
  /** Label of the cursor; its value is the current point. */
  cursorLabel: string;
  emptyText: string;
  /** Shows the labels below the chart. @default true */
  hasLabels?: boolean;
  /** Name of the dotted line in the table; omit it without `before`. */
  beforeName?: string | undefined;
  /** Keeps the axes if there is no data. @default false */
  keepsAxes?: boolean;
  /** Called with the index of a point on click and on Enter. */
  onPointPress?: ((index: number) => void) | undefined;
  formatValue: (value: number) => string;
}

const GRID = [0, 1, 2, 3, 4].map((row) => `M0 ${(row * HEIGHT) / 4}H${WIDTH}`).join('');
const toUnits = `scale(${1 / WIDTH} ${1 / HEIGHT})`;

const percent = (part: number, whole: number) => (part / whole) * 100;

/** Line chart with a cursor for pointer and keys and a hidden table. Renders a `<figure>`. */
export function LineChart(props: LineChartProps) {
  const { label, points, axisNames, emptyText, formatValue, hasLabels = true, ...others } = props;
  const { summary, cursorLabel, beforeName, keepsAxes = false, onPointPress, ...rest } = others;
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const values = points.map(({ value }) => value);
  const known = values.filter((value) => value !== null);

  const befores = points.map(({ before }) => before ?? null);
  const earlier = befores.filter((value) => value !== null);
  const isEmpty = [...known, ...earlier].every((value) => value === 0);
  const table = <ChartTable {...{ label, points, axisNames, beforeName }} />;

  if (isEmpty && !keepsAxes) {
    return (
      <ChartSpace {...rest} aria-label={`${label}: ${emptyText}`}>
        <Plot>
          <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            <path data-part="grid" d={GRID} />
          </Drawing>
          <Empty>{emptyText}</Empty>
        </Plot>
        {table}
      </ChartSpace>
    );
  }

  const last = points.length - 1;
  const ticks = ticksFor([...known, ...earlier]);
  const placed = placePoints(values, ticks[0] ?? 1);
  const paths = pathsOf(placed);
  const before = earlier.length > 0 ? pathsOf(placePoints(befores, ticks[0] ?? 1)) : null;
  const index = Math.min(chosen ?? values.findLastIndex((value) => value !== null), last);
  const point = points[index];
  const y = placed[index]?.y ?? null;
  const leftOf = (position: number) => percent(placed[position]?.x ?? 0, WIDTH);
  // Without a cursor the label must clear the line within this distance.
  const reach = chosen === null ? 40 : 0;
  const over = placed.slice(0, index).filter(({ x }) => percent(x, WIDTH) > leftOf(index) - reach);
  const top = Math.min(y ?? HEIGHT, ...over.map((each) => each.y ?? HEIGHT));

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
          {before ? <path data-part="before" d={before.line} /> : null}
          {isEmpty ? null : <path data-part="line" d={paths.line} />}
        </Drawing>
        {isEmpty ? <Empty>{emptyText}</Empty> : null}
        <ChartCursor
          label={cursorLabel}
          index={index}
          count={points.length}
          text={`${point?.label ?? ''}: ${point?.valueText ?? ''}`}
          pointLabel={point?.label ?? ''}
          valueText={point?.valueText ?? ''}
          x={leftOf(index)}
          y={y === null ? null : percent(y, HEIGHT)}
          top={percent(top, HEIGHT)}
          isMoved={chosen !== null}
          onMove={setChosen}
          onPress={onPointPress}
        />
      </Plot>
      <AxisName aria-hidden="true">{axisNames.x}</AxisName>
      {hasLabels ? <ChartLabels points={points} leftOf={leftOf} /> : null}
      {table}
    </ChartSpace>
  );
}
