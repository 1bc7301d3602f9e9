import { StatCard, StatStrip } from '@platform/ui';
import { PageWidth } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

const failure = { message: 'The calls could not be loaded.', retry: () => {} };

export const guide: ComponentGuide = {
  purpose:
    'Three to five figures at the top of a page, in one strip. For figures from a server use RemoteStats, for facts about one thing a FactList, for shares of a limit a Meter.',
  components: { StatStrip, StatCard },
  dos: [
    {
      example: (
        <PageWidth>
          <StatStrip label="Calls">
            <StatCard label="Calls Today" figure="148" caption="121 yesterday" />
            <StatCard label="Calls This Week" figure="862" caption="734 the week before" />
          </StatStrip>
        </PageWidth>
      ),
      caption: 'The caption names the period that it compares with.',
    },
    {
      example: (
        <PageWidth>
          <StatStrip label="Today">
            <StatCard label="Calls Today" figure={undefined} failure={failure} />
            <StatCard label="Active Agents" figure={12} />
          </StatStrip>
        </PageWidth>
      ),
      caption: 'Each figure fails on its own, with a dash and Retry; the others stay.',
    },
  ],
  donts: [
    {
      example: (
        <PageWidth>
          <StatStrip label="Trends">
            <StatCard label="Calls" figure="148" caption="↑ 22%" />
            <StatCard label="Minutes" figure="96" caption="↓ 4%" />
          </StatStrip>
        </PageWidth>
      ),
      caption: 'A trend without a period: 22 percent more than when?',
    },
  ],
  anatomy: [
    {
      name: 'Strip',
      text: 'Three, four or five cells separated by hairlines; two per row if narrow. A slim strip is a single low row.',
    },
    { name: 'Label', text: 'Above the figure, always visible.' },
    {
      name: 'Figure',
      text: 'Large. While it loads, a skeleton reserves its space and screen readers announce the loading text.',
    },
    { name: 'Mark', text: 'Next to the figure, such as a status; hidden from screen readers.' },
    { name: 'Caption', text: 'One line; null reserves its space, so that cells align.' },
  ],
  keyboard: [{ keys: 'Enter, Space', effect: 'On Retry, loads that figure again.' }],
  content: [
    'A label is a noun with its period: “Calls Today”.',
    'Figures in US English without fractions; write 0 for zero, and an en dash for one that does not apply.',
    'No icons, and no colours for up and down.',
  ],
};
