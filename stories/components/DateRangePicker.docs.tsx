import { DatePicker, DateRangePicker } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A first and a last day, typed, pasted together or chosen in a calendar. For a single date use a DatePicker.',
  dos: [
    {
      example: (
        <DateRangePicker
          label="Days of the report"
          defaultValue={{ from: '2026-11-01', to: '2026-11-27' }}
        />
      ),
      caption: 'Both days belong to the range.',
    },
  ],
  donts: [
    {
      example: (
        <>
          <DatePicker label="From" />
          <DatePicker label="To" />
        </>
      ),
      caption: 'Two fields cannot report that the last day is before the first.',
    },
  ],
  anatomy: [
    { name: 'Fields', text: 'Each accepts a date; a pasted range fills both.' },
    {
      name: 'Calendar',
      text: 'Two months; the first and the last day can be pressed in any order.',
    },
    { name: 'Presets', text: 'Choose a range with one press; above the calendar on phones.' },
    { name: 'Error', text: 'One for both fields; the invalid one is marked.' },
  ],
  keyboard: [
    { keys: '↓', effect: 'Opens the calendar.' },
    { keys: 'Enter, Space', effect: 'Select the first day, then the last.' },
    {
      keys: 'Arrows, Page Up, Page Down',
      effect: 'Move; the days up to the focused one are shown as the range.',
    },
    { keys: 'Escape', effect: 'Closes without a change, even after the first day was selected.' },
  ],
  content: ['Presets are named by their length: "Last 7 days".'],
};
