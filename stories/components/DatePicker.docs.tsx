import { Calendar, DatePicker, TextField } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'One date, typed in the format of the locale or chosen in a calendar. For two dates that belong together use a DateRangePicker, for a calendar that is always open a Calendar.',
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
      caption: 'A text field neither validates dates nor follows the language.',
    },
    {
      example: <Calendar label="Renewal" today="2026-11-27" />,
      caption: 'In a form, an open calendar takes as much space as four fields.',
    },
  ],
  anatomy: [
    { name: 'Field', text: 'Accepts any separator, ISO dates and the digits of every script.' },
    { name: 'Button', text: 'Opens the calendar; its accessible name includes the date.' },
    {
      name: 'Calendar',
      text: 'Loads when it is first needed; names the time zone below the days.',
    },
    { name: 'Error', text: 'Says what is wrong with the text, which is kept.' },
  ],
  keyboard: [
    { keys: '↓', effect: 'Opens the calendar at the date, or at today.' },
    { keys: 'Enter', effect: 'Commits the typed date; in the calendar, selects the day.' },
    { keys: 'Arrows, Page Up, Page Down', effect: 'Move in the calendar; see Calendar.' },
    { keys: 'Escape', effect: 'Closes the calendar without a change.' },
  ],
  content: ['The label names the event, not the format: "Start", "Due".'],
};
