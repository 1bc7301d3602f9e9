import { Calendar, DatePicker, TextField } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'One date, typed in the format of the locale or chosen in a calendar. Two dates that belong together are a DateRangePicker; a calendar that is always open is a Calendar.',
  dos: [
    {
      example: (
        <DatePicker
          label="Renewal"
          defaultValue="2026-11-27"
          hint="The plan renews in the morning."
        />
      ),
      caption: 'The format is the placeholder, so the hint can say something else.',
    },
  ],
  donts: [
    {
      example: <TextField label="Renewal (DD/MM/YYYY)" />,
      caption: 'A text field neither checks a date nor follows the language.',
    },
    {
      example: <Calendar label="Renewal" today="2026-11-27" />,
      caption: 'In a form an open calendar takes the place of four fields.',
    },
  ],
  anatomy: [
    { name: 'Field', text: 'Takes any separator, ISO dates and the digits of every script.' },
    { name: 'Button', text: 'Opens the calendar; its name has the date.' },
    {
      name: 'Calendar',
      text: 'Loads when it is first needed; names the time zone below the days.',
    },
    { name: 'Error', text: 'Says what is wrong with the text, which is kept.' },
  ],
  keyboard: [
    { keys: '↓', effect: 'Opens the calendar at the date, or at today.' },
    { keys: 'Enter', effect: 'Takes over the typed date; in the calendar, selects the day.' },
    { keys: 'Arrows, Page Up, Page Down', effect: 'Move in the calendar; see there.' },
    { keys: 'Escape', effect: 'Closes the calendar without a change.' },
  ],
  content: ['The label names the event, not the format: "Start", "Due".'],
};
