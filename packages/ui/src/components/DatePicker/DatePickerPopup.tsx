import { useNow } from '@platform/i18n';
import { CalendarView } from '../Calendar/CalendarView.tsx';
import type { DayLimits } from '../Calendar/days.ts';
import { PickerPopup } from './PickerPopup.tsx';
import type { PickerPopupProps } from './PickerPopup.tsx';
import { todayIn } from './todayIn.ts';

export interface DatePickerPopupProps extends Omit<PickerPopupProps, 'children'> {
  day: string;
  limits: DayLimits;
  locale: string;
  today: string | undefined;
  onChoose: (day: string) => void;
}

export function DatePickerPopup({ day, limits, locale, onChoose, ...rest }: DatePickerPopupProps) {
  const { today, ...popup } = rest;
  const now = useNow();
  return (
    <PickerPopup {...popup}>
      <CalendarView
        {...limits}
        label={popup.label}
        today={today ?? todayIn(popup.timeZone, now)}
        locale={locale}
        selection={{ from: day, to: day }}
        months={1}
        hasInitialFocus
        onDayPress={(chosen) => {
          onChoose(chosen);
          popup.onClose('item-press');
        }}
      />
    </PickerPopup>
  );
}
