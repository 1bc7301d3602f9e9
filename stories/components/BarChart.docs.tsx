import { BarChart, LineChart } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';
import { PageWidth } from './layout.tsx';

const weeks = ['Week 21', 'Week 22', 'Week 23', 'Week 24'];
const created = { name: 'Created', values: [14, 9, 12, 18] };
const won = { name: 'Won', values: [4, 2, 5, 6] };

export const guide: ComponentGuide = {
  purpose:
    'Compares amounts of separate things, such as weeks, teams or types. For a change over many days use a LineChart, for a share of a limit a Meter.',
  dos: [
    {
      example: (
        <PageWidth>
          <BarChart label="Leads per week" categories={weeks} series={[created, won]} />
        </PageWidth>
      ),
      caption: 'Side by side to compare two amounts.',
    },
    {
      example: (
        <PageWidth>
          <BarChart
            label="Leads per week"
            categories={weeks}
            series={[won, { name: 'Open', values: [10, 7, 7, 12] }]}
            isStacked
          />
        </PageWidth>
      ),
      caption: 'Stacked if the sum matters and the parts add up to it.',
    },
  ],
  donts: [
    {
      example: (
        <PageWidth>
          <BarChart
            label="Leads"
            categories={weeks}
            series={['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) => ({
              name,
              values: [index + 3, index + 5, 9 - index, 4],
            }))}
          />
        </PageWidth>
      ),
      caption: 'More than three series side by side are hard to compare. Use a table.',
    },
    {
      example: (
        <PageWidth>
          <LineChart label="Leads per week" categories={weeks} series={[created]} />
        </PageWidth>
      ),
      caption: 'A line suggests values between the weeks.',
    },
  ],
  anatomy: [
    { name: 'Bars', text: 'Start at 0; negative values go down from it.' },
    {
      name: 'Cursor',
      text: 'Shows the values of one category. Linked bars always show their values.',
    },
    { name: 'Legend', text: 'Shown for two or more series.' },
    { name: 'Switch', text: 'Shows the same values as a table of the same height.' },
    {
      name: 'Accessible text',
      text: 'A summary of lowest and highest value, a slider that reads each category, and the table.',
    },
  ],
  keyboard: [
    { keys: '← →', effect: 'Moves to the next or previous category.' },
    { keys: 'Enter', effect: 'Opens the category or the bar, if it has a page.' },
  ],
  content: ['The label names what is counted, and the period: “Leads per week”.'],
};
