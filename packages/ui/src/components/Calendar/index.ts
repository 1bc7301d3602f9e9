export { Calendar } from './Calendar.tsx';
export type { CalendarProps } from './Calendar.tsx';
export type { BaseCalendarProps } from './CalendarView.tsx';
export { isDay } from './days.ts';
export type { DayLimits } from './days.ts';
