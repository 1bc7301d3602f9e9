import { BarChart, LineChart } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';
import { PageWidth } from './layout.tsx';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const calls = { name: 'Calls', values: [96, 120, 84, 148, 132] };
const axisNames = { x: 'Day', y: 'Calls' };

export const guide: ComponentGuide = {
  purpose:
    'Shows change over time. For counts of separate things use a BarChart, for a share of a limit a Meter, for one figure a StatCard.',
  dos: [
    {
      example: (
        <PageWidth>
          <LineChart label="Calls" categories={days} series={[calls]} axisNames={axisNames} />
        </PageWidth>
      ),
      caption: 'Both axes are named, and the values start at 0.',
    },
    {
      example: (
        <PageWidth>
          <LineChart
            label="Calls"
            categories={days}
            series={[
              { ...calls, name: 'This week' },
              { name: 'Week before', values: [80, 90, 100, 96, 110], emphasis: 'low' },
            ]}
            axisNames={axisNames}
          />
        </PageWidth>
      ),
      caption: 'A reference has low emphasis, so that the current values are seen first.',
    },
  ],
  donts: [
    {
      example: (
        <PageWidth>
          <LineChart
            label="Calls by city"
            categories={['Berlin', 'Cologne', 'Essen']}
            series={[{ name: 'Calls', values: [40, 96, 12] }]}
          />
        </PageWidth>
      ),
      caption: 'There is no value between two cities. Use a BarChart.',
    },
    {
      example: (
        <PageWidth>
          <BarChart
            label="Calls"
            categories={Array.from({ length: 60 }, (_, index) => `Day ${index + 1}`)}
            series={[
              { name: 'Calls', values: Array.from({ length: 60 }, (_, index) => 60 + (index % 9)) },
            ]}
          />
        </PageWidth>
      ),
      caption: 'Sixty bars hide the trend. Use a LineChart.',
    },
  ],
  anatomy: [
    { name: 'Lines', text: 'One per series; they differ in colour and in pattern.' },
    { name: 'Cursor', text: 'Shows the values of one category; initially the latest.' },
    { name: 'Axes', text: 'Five round values including 0, and as many labels as fit.' },
    { name: 'Switch', text: 'Shows the same values as a table of the same height.' },
    {
      name: 'Accessible text',
      text: 'A summary of lowest and highest value, a slider that reads each point, and the table.',
    },
  ],
  keyboard: [
    { keys: '← →', effect: 'Moves to the next or previous category.' },
    { keys: 'Home, End', effect: 'Moves to the first or last category.' },
    { keys: 'Enter', effect: 'Opens the category, if it has a page.' },
  ],
  content: [
    'The label says what is counted: “Calls of this week”.',
    'Values have their unit: “148 calls”.',
    'Missing values are a gap, never 0.',
  ],
};
