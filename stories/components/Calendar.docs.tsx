import { Calendar, DataTable } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Selects a day by its weekday or by its distance from others. For a date that people know by heart, such as a birthday, typing into a DatePicker is faster.',
  dos: [
    {
      example: (
        <Calendar defaultValue="2026-11-27" today="2026-11-27" min="2026-11-10" max="2026-12-20" />
      ),
      caption: 'Days that cannot be chosen stay visible and show the reason when focused.',
    },
  ],
  donts: [
    {
      example: <DataTable label="Days" status="ready" columns={[]} rows={[]} getRowId={() => ''} />,
      caption: 'Show the events of a month in a list; a calendar only selects.',
    },
  ],
  anatomy: [
    { name: 'Steps', text: 'Show the previous and the next month; disabled at the limits.' },
    {
      name: 'Heading',
      text: 'Names the month; announced when it changes. A press shows the months of the year, a second press the years.',
    },
    { name: 'Grid', text: 'Weeks start on the day that the locale sets. Today has a dot.' },
    { name: 'Note', text: 'Shows why the focused day cannot be chosen.' },
  ],
  keyboard: [
    { keys: 'Arrows', effect: 'Move by a day or a week, also into other months.' },
    { keys: 'Home, End', effect: 'Move to the first or last day of the week.' },
    { keys: 'Page Up, Page Down', effect: 'Move by a month; with Shift, by a year.' },
    { keys: 'Enter, Space', effect: 'Select the day.' },
    { keys: 'Tab', effect: 'Moves to the steps and the heading; the grid is one tab stop.' },
    {
      keys: 'Escape',
      effect: 'Returns from months and years to the days; a surrounding popover stays open.',
    },
  ],
  content: ['A reason is a sentence: "Closed on Sundays."'],
};
