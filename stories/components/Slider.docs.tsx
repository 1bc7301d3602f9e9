import { NumberField, Slider } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A number between two limits that users find by trying: volume, speed, zoom. Where the exact number matters, use a NumberField; for up to five named steps, a SegmentedControl.',
  dos: [
    {
      example: (
        <Slider
          label="Speaking rate"
          min={0.5}
          max={2}
          step={0.1}
          defaultValue={1}
          marks={[
            { value: 0.5, label: 'Slow' },
            { value: 1, label: 'Normal' },
            { value: 2, label: 'Fast' },
          ]}
        />
      ),
      caption: 'Marks say what the ends mean.',
    },
  ],
  donts: [
    {
      example: <Slider label="Price" max={100_000} defaultValue={12_345} />,
      caption: 'A thumb cannot reach one of 100,000 numbers.',
    },
    {
      example: <NumberField label="Volume" defaultValue={40} />,
      caption: 'Users judge volume by ear, so they cannot type it.',
    },
  ],
  anatomy: [
    { name: 'Label and value', text: 'The value in the format of the locale, or in words.' },
    { name: 'Track', text: 'A press moves the thumb to the nearest step.' },
    { name: 'Thumb', text: 'Target of 24 px, 44 px on touch screens.' },
    { name: 'Marks', text: 'Named numbers; the thumb does not snap to them.' },
  ],
  keyboard: [
    { keys: '← → ↑ ↓', effect: 'Move by a step; in right-to-left text, ← increases.' },
    { keys: 'Page Up, Page Down', effect: 'Move by larger steps.' },
    { keys: 'Home, End', effect: 'Move to the smallest or the largest number.' },
  ],
  content: ['The label names the amount, the marks its ends in one word.'],
};
