import { RangeFilter } from '@platform/ui';
import { Row } from '../components/layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

const ignore = () => {};

export const guide: ComponentGuide = {
  purpose:
    'The days that a page of figures or a list covers. A single day is a DatePicker, a range in a form a DateRangePicker.',
  dos: [
    {
      example: (
        <Row>
          <RangeFilter value={{ range: 'week', from: '', to: '' }} onValueChange={ignore} />
        </Row>
      ),
      caption: 'Presets first; custom dates only for who asks for them.',
    },
  ],
  donts: [
    {
      example: (
        <Row>
          <RangeFilter value={{ range: 'week', from: '', to: '' }} onValueChange={ignore} />
          <RangeFilter value={{ range: 'month', from: '', to: '' }} onValueChange={ignore} />
        </Row>
      ),
      caption: 'Two ranges on one page: the figures cannot be compared.',
    },
  ],
  anatomy: [
    { name: 'Preset', text: 'Today, the last 7, 30 or 90 days, or custom dates.' },
    { name: 'Dates', text: 'First and last day, both included, once custom dates are chosen.' },
  ],
  keyboard: [{ keys: '↑ ↓', effect: 'Chooses a preset; dates as in DateRangePicker.' }],
  content: ['Presets are relative to today and end today.'],
};
