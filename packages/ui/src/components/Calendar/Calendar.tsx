import { useControllableState } from '../../internal/useControllableState.ts';
import { CalendarView } from './CalendarView.tsx';
import type { BaseCalendarProps } from './CalendarView.tsx';

export interface CalendarProps extends Omit<BaseCalendarProps, 'defaultValue'> {
  /** The selected day, such as `2026-11-21`; '' for none. */
  value?: string | undefined;
  /** The day selected initially. @default '' */
  defaultValue?: string | undefined;
  /** Called with the day that the user selects. */
  onValueChange?: ((day: string) => void) | undefined;
}

/** A month in which one day can be selected. Renders a `<div role="group">`. */
export function Calendar({ value, defaultValue = '', onValueChange, ...rest }: CalendarProps) {
  const [day, setDay] = useControllableState({ value, defaultValue, onValueChange });
  return (
    <CalendarView {...rest} months={1} selection={{ from: day, to: day }} onDayPress={setDay} />
  );
}
