import { figuresTexts, useFormats, useLanguage, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import { LineChart } from '../../components/LineChart/LineChart.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { DayList } from './DayChart.styles.ts';

/** What there was on a day, and on the day as far into the range before. */
interface ChartDay {
  day: Date;
  count: number;
  /** Left out where nothing is compared. */
  before?: number;
}

export interface DayChartProps {
  /** What is counted, in the plural, such as Calls. */
  label: string;
  /** In their order. */
  days: readonly ChartDay[];
  /** A count in words, such as "148 calls". */
  valueText: (count: number) => string;
  /** In place of the line where there is nothing to draw. */
  emptyText: string;
  /** Names the list of the days behind the chart. */
  listLabel: string;
  /** Where a day is listed. */
  dayHref: (day: Date) => string;
  /** Goes to an address, as a press on the chart does. */
  onOpen: (href: string) => void;
}

/** More days than this have no weekday of their own. */
const WEEK = 7;

/** The counts of some days as a line; each day leads to what it counts, and so does a list behind it. */
export function DayChart(props: DayChartProps) {
  const { label, days, valueText, emptyText, listLabel, dayHref, onOpen } = props;
  const t = useTranslation(figuresTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const points = useMemo(
    () =>
      days.map(({ day, count, before }) => ({
        label: days.length <= WEEK ? formats.weekday(day, language) : formats.date(day),
        value: count,
        valueText: valueText(count),
        ...(before !== undefined && { before, beforeText: valueText(before) }),
      })),
    [valueText, days, formats, language],
  );
  const said = points.map((point) => `${point.label} ${point.valueText}`).join(', ');
  const hasBefore = days.some(({ before }) => before !== undefined);
  return (
    <>
      <LineChart
        label={label}
        points={points}
        summary={t('figures.summary', { label, points: said })}
        axisNames={{ x: t('figures.day'), y: label }}
        beforeName={hasBefore ? t('figures.rangeBefore') : undefined}
        cursorLabel={t('figures.cursor')}
        emptyText={emptyText}
        keepsAxes
        formatValue={formats.shortNumber}
        onPointPress={(place) => {
          const day = days[place]?.day;
          if (day) onOpen(dayHref(day));
        }}
      />
      <DayList>
        <summary>{listLabel}</summary>
        <ul>
          {days.map(({ day, count }) => (
            <li key={day.getTime()}>
              <Link href={dayHref(day)}>{formats.date(day)}</Link>
              <span>{formats.number(count)}</span>
            </li>
          ))}
        </ul>
      </DayList>
    </>
  );
}
