import { useRef } from 'react';
import { hasLabel } from './chartScale.ts';
import type { ChartPoint } from './LineChart.tsx';
import { Labels } from './LineChart.styles.ts';
import { useSpacedLabels } from './useSpacedLabels.ts';

export interface ChartLabelsProps {
  points: readonly ChartPoint[];
  leftOf: (index: number) => number;
}

export function ChartLabels({ points, leftOf }: ChartLabelsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const last = points.length - 1;
  const shown = points.flatMap(({ label }, index) =>
    hasLabel(index, points.length) ? [{ label, index }] : [],
  );
  useSpacedLabels(ref, shown.length);
  return (
    <Labels ref={ref} aria-hidden="true">
      {shown.map(({ label, index }) => (
        <span
          key={index}
          data-first={index === 0 || undefined}
          data-last={index === last || undefined}
          style={{ left: `${leftOf(index)}%` }}
        >
          {label}
        </span>
      ))}
    </Labels>
  );
}
