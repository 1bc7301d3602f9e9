import { StatCard, StatStrip } from '@platform/ui';
import { PageWidth } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

const failure = { message: 'The calls could not be loaded.', retry: () => {} };

export const guide: ComponentGuide = {
  purpose:
    'Three to five figures over a page, joined in one strip. Figures that are read from a server take RemoteStats, facts about one thing a FactList, shares of a limit a Meter.',
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
      caption: 'The caption compares with a range that it names.',
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
      caption: 'A figure fails by itself: a dash, its own Retry, the others stay.',
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
      caption: 'A trend without its range: 22 percent more than when?',
    },
  ],
  anatomy: [
    {
      name: 'Strip',
      text: 'Three, four or five cells, split by hairlines; two in a row where it is narrow. A slim one is a single low row.',
    },
    { name: 'Label', text: 'Above the figure, always there.' },
    {
      name: 'Figure',
      text: 'Large. While it is on its way a skeleton keeps its room and readers hear the words.',
    },
    { name: 'Mark', text: 'Beside the figure, such as a status; silent for readers.' },
    { name: 'Caption', text: 'One line; null keeps its room, so that cells stay level.' },
  ],
  keyboard: [{ keys: 'Enter, Space', effect: 'On Retry, asks for that figure again.' }],
  content: [
    'A label is a noun with its range: “Calls Today”.',
    'Figures in US English without fractions; zero is 0, what does not apply an en dash.',
    'No icons, no colour for up and down.',
  ],
};
