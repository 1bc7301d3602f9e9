import { figuresTexts, useFormats, useLanguage, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import { LineChart } from '../../components/LineChart/LineChart.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { DayList, Days } from './DayChart.styles.ts';

interface ChartDay {
  day: Date;
  count: number;
  before?: number;
}

export interface DayChartProps {
  /** Plural of what is counted, such as Calls. */
  label: string;
  days: readonly ChartDay[];
  /** Formats a count in words, such as "148 calls". */
  valueText: (count: number) => string;
  emptyText: string;
  listLabel: string;
  dayHref: (day: Date) => string;
  onOpen: (href: string) => void;
}

/** Up to this many days are labelled by weekday. */
const WEEK = 7;

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
  const pointTexts = points.map((point) => `${point.label} ${point.valueText}`).join(', ');
  const hasBefore = days.some(({ before }) => before !== undefined);
  return (
    <>
      <LineChart
        label={label}
        points={points}
        summary={t('figures.summary', { label, points: pointTexts })}
        axisNames={{ x: t('figures.day'), y: label }}
        beforeName={hasBefore ? t('figures.rangeBefore') : undefined}
        cursorLabel={t('figures.cursor')}
        emptyText={emptyText}
        keepsAxes
        formatValue={formats.shortNumber}
        onPointPress={(index) => {
          const day = days[index]?.day;
          if (day) onOpen(dayHref(day));
        }}
      />
      <DayList title={listLabel}>
        <Days forwardedAs="ul" minColumnWidth="xs" gap="0-5 5">
          {days.map(({ day, count }) => (
            <li key={day.getTime()}>
              <Link href={dayHref(day)}>{formats.date(day)}</Link>
              <span>{formats.number(count)}</span>
            </li>
          ))}
        </Days>
      </DayList>
    </>
  );
}
