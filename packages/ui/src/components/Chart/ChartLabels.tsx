import { useRef } from 'react';
import { hasLabel } from './chartScale.ts';
import { Labels } from './Chart.styles.ts';
import { useSpacedLabels } from './useSpacedLabels.ts';

interface ChartLabelsProps {
  categories: readonly string[];
  /** Position of a category, in percent. */
  leftOf: (index: number) => number;
  /** Centres each label at its position; otherwise the outer ones end at the edges. */
  isCentred?: boolean;
}

/** Names of the categories below a chart, as many as fit. */
export function ChartLabels({ categories, leftOf, isCentred = false }: ChartLabelsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const last = categories.length - 1;
  const shown = categories.flatMap((label, index) =>
    hasLabel(index, categories.length) ? [{ label, index }] : [],
  );
  useSpacedLabels(ref, shown.length);
  return (
    <Labels ref={ref} aria-hidden="true" data-centred={isCentred || undefined}>
      {shown.map(({ label, index }) => (
        <span
          key={index}
          data-first={index === 0 || undefined}
          data-last={index === last || undefined}
          style={{ insetInlineStart: `${leftOf(index)}%` }}
        >
          {label}
        </span>
      ))}
    </Labels>
  );
}
