import type { chartsTexts, TextKey, Translate } from '@platform/i18n';

interface Summarised {
  label: string;
  categories: readonly string[];
  series: readonly {
    name: string;
    values: readonly (number | null)[];
    texts: readonly string[];
  }[];
}

/** Names the lowest and the highest value of each series. */
export function rangeSummary(
  t: Translate<TextKey<typeof chartsTexts>>,
  { label, categories, series }: Summarised,
): string {
  const ranges = series.flatMap(({ name, values, texts }) => {
    const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
    const [first, ...others] = known;
    if (!first) return [];
    const low = others.reduce((least, each) => (each.value < least.value ? each : least), first);
    const high = others.reduce((most, each) => (each.value > most.value ? each : most), first);
    return [
      t('charts.range', {
        name,
        low: texts[low.index] ?? '',
        lowAt: categories[low.index] ?? '',
        high: texts[high.index] ?? '',
        highAt: categories[high.index] ?? '',
      }),
    ];
  });
  return ranges.length > 0 ? `${label}. ${ranges.join('. ')}` : label;
}
