import type { ChartSeries } from '../Chart/chartTypes.ts';
import { Bar } from './Bar.tsx';
import type { BarProps } from './Bar.tsx';
import {
  BarLink,
  BarValue,
  CategoryName,
  Column,
  BarGroup,
  Scroller,
} from './LinkedBars.styles.ts';

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
          <BarGroup>
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
                        insetBlockEnd: `${(bar.placement?.start ?? 0) + (bar.placement?.size ?? 0)}%`,
                      }}
                    >
                      {formatTick(value)}
                    </BarValue>
                  )}
                </BarLink>
              );
            })}
          </BarGroup>
          {hasLabels ? <CategoryName aria-hidden="true">{category}</CategoryName> : null}
        </Column>
      ))}
    </Scroller>
  );
}

/** Shows the end first, because the last category is the latest. */
function scrollToEnd(list: HTMLUListElement | null): void {
  if (!list) return;
  const isRtl = getComputedStyle(list).direction === 'rtl';
  list.scrollLeft = isRtl ? -list.scrollWidth : list.scrollWidth;
}
