import { useNow } from '@platform/i18n';
import { useMedia } from '../../internal/useMedia.ts';
import type { DayLimits } from '../Calendar/days.ts';
import { useDates } from '../Calendar/useDates.ts';
import { PickerPopup } from '../DatePicker/PickerPopup.tsx';
import type { PickerPopupProps } from '../DatePicker/PickerPopup.tsx';
import { todayIn } from '../DatePicker/todayIn.ts';
import { Layout, Preset, Presets } from './DateRangePicker.styles.ts';
import type { DateRange } from './dayRange.ts';
import { RangeCalendar } from './RangeCalendar.tsx';

/** Two months of 44 px cells next to the presets. */
const twoMonthsQuery = '(min-width: 60em)';

/** A range that is chosen with one press. */
export interface DateRangePreset extends DateRange {
  /** Unique in the list. */
  id: string;
  /** Two or three words, such as 'Last 7 days'. */
  label: string;
}

export interface DateRangePopupProps extends Omit<PickerPopupProps, 'children'> {
  value: DateRange;
  presets: readonly DateRangePreset[];
  limits: DayLimits;
  locale: string;
  today: string | undefined;
  onChoose: (range: DateRange) => void;
}

export function DateRangePopup({ value, presets, limits, locale, ...rest }: DateRangePopupProps) {
  const { today, onChoose, ...popup } = rest;
  const { t } = useDates(locale);
  const hasTwoMonths = useMedia(twoMonthsQuery, true);
  const now = useNow();

  function choose(range: DateRange) {
    onChoose(range);
    popup.onClose('item-press');
  }

  return (
    <PickerPopup {...popup}>
      <Layout>
        {presets.length > 0 ? (
          <Presets aria-label={t('dates.presets')}>
            {presets.map(({ id, label, from, to }) => (
              <Preset
                key={id}
                aria-pressed={from === value.from && to === value.to}
                onClick={() => choose({ from, to })}
              >
                {label}
              </Preset>
            ))}
          </Presets>
        ) : null}
        <RangeCalendar
          {...limits}
          label={popup.label}
          today={today ?? todayIn(popup.timeZone, now)}
          locale={locale}
          months={hasTwoMonths ? 2 : 1}
          value={value}
          hasInitialFocus
          onChoose={choose}
        />
      </Layout>
    </PickerPopup>
  );
}
