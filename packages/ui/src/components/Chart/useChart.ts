import { chartsTexts, useComponentTexts, useFormats } from '@platform/i18n';
import { plottable } from './chartScale.ts';
import type { ChartColor, ChartProps, ChartSeries } from './chartTypes.ts';
import { rangeSummary } from './rangeSummary.ts';

const COLORS: readonly ChartColor[] = ['accent', 'green', 'purple', 'warning', 'neutral', 'danger'];

/** A series with defaults and texts. */
export interface PlottedSeries extends ChartSeries {
  color: ChartColor;
  emphasis: 'high' | 'low';
  /** One value or null per category. */
  values: readonly (number | null)[];
  /** Values in words; a dash for a gap. */
  texts: readonly string[];
}

/** Values, texts and defaults that every chart derives from its props. */
export interface ChartModel {
  series: readonly PlottedSeries[];
  summary: string;
  cursorLabel: string;
  emptyText: string;
  isEmpty: boolean;
  formatTick: (value: number) => string;
  /** Category and its values in words. */
  categoryText: (index: number) => string;
}

export function useChart(props: ChartProps): ChartModel {
  const t = useComponentTexts(chartsTexts);
  const formats = useFormats();
  const { categories, formatValue = defaultFormat(formats.number) } = props;
  const colors = colorsOf(props.series);
  const series = props.series.map((each, position): PlottedSeries => {
    const raw = categories.map((_, index) => each.values[index]);
    return {
      ...each,
      color: colors[position] ?? 'accent',
      emphasis: each.emphasis ?? 'high',
      values: raw.map(plottable),
      texts: raw.map((value) =>
        typeof value === 'number' && Number.isFinite(value)
          ? formatValue(value, each)
          : formats.number(null),
      ),
    };
  });
  const hasValue = series.some(({ values }) => values.some((value) => value !== null));
  return {
    series,
    summary: props.summary ?? rangeSummary(t, { label: props.label, categories, series }),
    cursorLabel: props.cursorLabel ?? t('charts.cursor'),
    emptyText: props.emptyText ?? t('charts.empty'),
    isEmpty: props.isEmpty ?? !hasValue,
    formatTick: props.formatTick ?? defaultFormat(formats.shortNumber),
    categoryText: (index) => {
      const texts = series.map(({ name, texts: words }) =>
        series.length > 1 ? `${name} ${words[index] ?? ''}` : (words[index] ?? ''),
      );
      return `${categories[index] ?? ''}: ${texts.join(', ')}`;
    },
  };
}

/** The provider's formats round; a fraction keeps three digits. */
const defaultFormat = (format: (value: number) => string) => (value: number) =>
  Number.isInteger(value) ? format(value) : String(Number(value.toPrecision(3)));

/** Assigns colours by position, and skips those given to other series. */
function colorsOf(series: readonly ChartSeries[]): ChartColor[] {
  const given = new Set(series.map(({ color }) => color));
  const free = COLORS.filter((color) => !given.has(color));
  const list = free.length > 0 ? free : COLORS;
  let next = 0;
  return series.map(({ color }) => color ?? list[next++ % list.length] ?? 'accent');
}
