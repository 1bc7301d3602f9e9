import type { ChartSeries } from '../Chart/chartTypes.ts';
import { Bar } from './Bar.tsx';
import type { BarProps } from './Bar.tsx';
import { BarLink, BarValue, CategoryName, Column, Pair, Scroller } from './LinkedBars.styles.ts';

interface LinkedBarsProps {
  columns: readonly { category: string; bars: readonly BarProps[] }[];
  hasLabels: boolean;
  formatTick: (value: number) => string;
  barHref: (index: number, series: ChartSeries) => string;
  barLabel: (index: number, series: ChartSeries) => string;
}

/** Bars that are links, with their values and categories. */
export function LinkedBars(props: LinkedBarsProps) {
  const { columns, hasLabels, formatTick, barHref, barLabel } = props;
  return (
    <Scroller ref={scrollToEnd}>
      {columns.map(({ category, bars }, index) => (
        <Column key={index}>
          <Pair>
            {bars.map((bar) => {
              const value = bar.series.values[index] ?? null;
              const name = barLabel(index, bar.series);
              return (
                <BarLink
                  key={bar.position}
                  href={barHref(index, bar.series)}
                  aria-label={name}
                  title={name}
                >
                  <Bar {...bar} />
                  {value === null ? null : (
                    <BarValue
                      style={{
                        insetBlockEnd: `${(bar.place?.start ?? 0) + (bar.place?.size ?? 0)}%`,
                      }}
                    >
                      {formatTick(value)}
                    </BarValue>
                  )}
                </BarLink>
              );
            })}
          </Pair>
          {hasLabels ? <CategoryName aria-hidden="true">{category}</CategoryName> : null}
        </Column>
      ))}
    </Scroller>
  );
}

/** The latest category is the last one. */
function scrollToEnd(list: HTMLUListElement | null): void {
  if (!list) return;
  const isRtl = getComputedStyle(list).direction === 'rtl';
  list.scrollLeft = isRtl ? -list.scrollWidth : list.scrollWidth;
}
