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
      caption: 'Days that cannot be chosen stay visible, and say why once they have the focus.',
    },
  ],
  donts: [
    {
      example: <DataTable label="Days" status="ready" columns={[]} rows={[]} getRowId={() => ''} />,
      caption: 'Events of a month are a list; a calendar only selects.',
    },
  ],
  anatomy: [
    { name: 'Steps', text: 'Go to the months before and after; unavailable at the limits.' },
    {
      name: 'Heading',
      text: 'Names the month; announced when it changes. A press shows the months of the year, a second press the years.',
    },
    { name: 'Grid', text: 'Weeks start as in the locale. Today has a dot.' },
    { name: 'Note', text: 'Says why the day with the focus cannot be chosen.' },
  ],
  keyboard: [
    { keys: 'Arrows', effect: 'Go a day or a week back or forward, also into other months.' },
    { keys: 'Home, End', effect: 'Go to the first or last day of the week.' },
    { keys: 'Page Up, Page Down', effect: 'Go a month back or forward; with Shift, a year.' },
    { keys: 'Enter, Space', effect: 'Select the day.' },
    { keys: 'Tab', effect: 'Goes to the steps and the heading; the grid is one stop.' },
    {
      keys: 'Escape',
      effect: 'Goes from months and years back to the days; a popover around them stays open.',
    },
  ],
  content: ['A reason is a sentence: "Closed on Sundays."'],
};
