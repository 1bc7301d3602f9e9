import { DayFilter } from '@platform/ui';
import { Row } from '../components/layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

const ignore = () => {};
const texts = { label: 'Created', allLabel: 'Created any day', onValueChange: ignore };

export const guide: ComponentGuide = {
  purpose:
    'Narrows a list to the records of certain days. Figures, which always cover a range, have a RangeFilter.',
  dos: [
    {
      example: (
        <Row>
          <DayFilter {...texts} value={{ from: '2026-11-02', to: '2026-11-20' }} />
        </Row>
      ),
      caption: 'The label names the filtered date; the option for all days repeats it.',
    },
  ],
  donts: [
    {
      example: (
        <Row>
          <DayFilter {...texts} label="Date" allLabel="All" />
        </Row>
      ),
      caption: 'Which date? A record has several.',
    },
  ],
  anatomy: [
    { name: 'Preset', text: 'All days, today, the last 7, 30 or 90 days, or custom dates.' },
    { name: 'Dates', text: 'First and last day, both included, once custom dates are chosen.' },
  ],
  keyboard: [{ keys: '↑ ↓', effect: 'Chooses a preset; dates as in DateRangePicker.' }],
  content: [
    'The value is days, not a preset, so that a shared URL shows the same list tomorrow.',
    'isWithinDays(time, days) returns true if a record is listed; a record without a time never is.',
  ],
};
