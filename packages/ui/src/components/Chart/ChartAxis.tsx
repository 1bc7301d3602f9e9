import type { ReactNode } from 'react';
import { Drawing, Ticks } from './Chart.styles.ts';
import { HEIGHT, WIDTH } from './chartUnits.ts';

interface ChartTicksProps {
  ticks: readonly number[];
  formatTick: (value: number) => string;
  name: string | undefined;
}

/** Values of the gridlines, from the top. */
export function ChartTicks({ ticks, formatTick, name }: ChartTicksProps) {
  return (
    <Ticks aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick}>{formatTick(tick)}</span>
      ))}
      <b>{name}</b>
    </Ticks>
  );
}

interface ChartGridProps {
  /** @default five gridlines without values */
  ticks?: readonly number[];
  children?: ReactNode;
}

const UNLABELLED_TICKS: readonly number[] = [4, 3, 2, 1, 0];

/** One gridline per tick; that of 0 is darker if values go below it. */
export function ChartGrid({ ticks = UNLABELLED_TICKS, children }: ChartGridProps) {
  const yOf = (row: number) => (row * HEIGHT) / (ticks.length - 1);
  const zero = ticks.indexOf(0);
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path data-part="grid" d={ticks.map((_, row) => `M0 ${yOf(row)}H${WIDTH}`).join('')} />
      {zero < ticks.length - 1 ? <path data-part="zero" d={`M0 ${yOf(zero)}H${WIDTH}`} /> : null}
      {children}
    </Drawing>
  );
}
