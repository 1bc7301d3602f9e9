import { figuresTexts, useFormats, useLanguage, useTranslation } from '@platform/i18n';
import { useMemo } from 'react';
import { LineChart } from '../../components/LineChart/LineChart.tsx';

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
  dayHref: (day: Date) => string;
  onOpen: (href: string) => void;
}

/** Up to this many days are labelled by weekday. */
const WEEK = 7;

export function DayChart(props: DayChartProps) {
  const { label, days, valueText, emptyText, dayHref, onOpen } = props;
  const t = useTranslation(figuresTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const categories = useMemo(
    () =>
      days.map(({ day }) =>
        days.length <= WEEK ? formats.weekday(day, language) : formats.date(day),
      ),
    [days, formats, language],
  );
  const hasBefore = days.some(({ before }) => before !== undefined);
  const now = {
    name: hasBefore ? t('figures.now') : label,
    values: days.map(({ count }) => count),
  };
  const before = {
    name: t('figures.rangeBefore'),
    emphasis: 'low' as const,
    values: days.map((day) => day.before),
  };
  const hrefOf = (index: number) => {
    const day = days[index]?.day;
    return day ? dayHref(day) : '';
  };
  return (
    <LineChart
      label={label}
      categories={categories}
      series={hasBefore ? [now, before] : [now]}
      axisNames={{ x: t('figures.day'), y: label }}
      cursorLabel={t('figures.cursor')}
      emptyText={emptyText}
      isEmpty={days.every(({ count, before: earlier }) => count === 0 && !earlier)}
      keepsAxes
      formatValue={valueText}
      categoryHref={hrefOf}
      onCategoryPress={(index) => onOpen(hrefOf(index))}
    />
  );
}
