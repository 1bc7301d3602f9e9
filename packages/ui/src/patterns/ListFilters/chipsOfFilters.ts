import type { controlsTexts, figuresTexts, Formats, TextKey, Translate } from '@platform/i18n';
import type { DateRange } from '../../components/DateRangePicker/dayRange.ts';
import { presetOf } from '../RangeFilter/dayPresets.ts';
import { ALL_DAYS, hasDays } from '../RangeFilter/isWithinDays.ts';
import type { ListFilterItem } from './types.ts';

/** A chosen value of a filter. */
export interface FilterChip {
  key: string;
  text: string;
  /** Omitted for a range without a choice, which is shown but cannot be cleared. */
  onRemove?: () => void;
}

interface ChipContext {
  t: Translate<TextKey<typeof controlsTexts | typeof figuresTexts>>;
  formats: Pick<Formats, 'date'>;
  today: Date;
}

/** "28/11/26", "21/11/26 – 28/11/26", or with an open end "21/11/26 –". */
function datesText({ from, to }: DateRange, formats: ChipContext['formats']): string {
  const dates = from === to ? [from] : [from, '–', to];
  return dates
    .filter(Boolean)
    .map((part) => (part === '–' ? part : formats.date(part)))
    .join(' ');
}

function chipsOf(item: ListFilterItem, { t, formats, today }: ChipContext): FilterChip[] {
  const named = (text: string) =>
    'shortLabel' in item && item.shortLabel
      ? t('controls.filter.chosen', { label: item.shortLabel, values: text })
      : text;
  switch (item.kind) {
    case 'one':
      return item.options
        .filter(({ value }) => value === item.value)
        .map(({ label }) => ({
          key: item.id,
          text: named(label),
          onRemove: () => item.onValueChange(''),
        }));
    case 'several': {
      const chosen = item.options.filter(({ value }) => item.values.includes(value));
      return chosen.map((option) => ({
        key: `${item.id} ${option.value}`,
        text: named(option.label),
        onRemove: () =>
          item.onValuesChange(chosen.filter((other) => other !== option).map(({ value }) => value)),
      }));
    }
    case 'days': {
      if (!hasDays(item.value)) return [];
      const preset = presetOf(item.value, today);
      const days = preset ? t(`figures.range.${preset}`) : datesText(item.value, formats);
      return [
        {
          key: item.id,
          text: t('controls.filter.chosen', { label: item.label, values: days }),
          onRemove: () => item.onValueChange(ALL_DAYS),
        },
      ];
    }
    case 'range': {
      const { value, defaultRange, onValueChange } = item;
      const isCustom = value.range === 'custom' && hasDays(value);
      const text = isCustom ? datesText(value, formats) : t(`figures.range.${value.range}`);
      const chip = { key: item.id, text };
      return value.range === defaultRange
        ? [chip]
        : [{ ...chip, onRemove: () => onValueChange({ range: defaultRange }) }];
    }
    case 'switch':
      return item.isOn
        ? [{ key: item.id, text: item.label, onRemove: () => item.onChange(false) }]
        : [];
  }
}

/** Chips of the chosen values, in the order of the filters. */
export const filterChips = (
  items: readonly ListFilterItem[],
  context: ChipContext,
): readonly FilterChip[] => items.flatMap((item) => chipsOf(item, context));
