import { useRef } from 'react';
import { hasLabel } from './chartScale.ts';
import type { ChartPoint } from './LineChart.tsx';
import { Labels } from './LineChart.styles.ts';
import { useSpacedLabels } from './useSpacedLabels.ts';

export interface ChartLabelsProps {
  points: readonly ChartPoint[];
  leftOf: (place: number) => number;
}

export function ChartLabels({ points, leftOf }: ChartLabelsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const last = points.length - 1;
  const shown = points.flatMap(({ label }, place) =>
    hasLabel(place, points.length) ? [{ label, place }] : [],
  );
  useSpacedLabels(ref, shown.length);
  return (
    <Labels ref={ref} aria-hidden="true">
      {shown.map(({ label, place }) => (
        <span
          key={place}
          data-first={place === 0 || undefined}
          data-last={place === last || undefined}
          style={{ left: `${leftOf(place)}%` }}
        >
          {label}
        </span>
      ))}
    </Labels>
  );
}
