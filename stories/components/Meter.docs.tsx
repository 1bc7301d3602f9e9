import { Meter } from '@platform/ui';
import { Column } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

const full = { inlineSize: '100%' };

export const guide: ComponentGuide = {
  purpose:
    'Used share of a limit, as a row of bars. An operation that runs is a Progress, a figure without a limit a StatCard, a wait without a known end a Spinner.',
  dos: [
    {
      example: (
        <Column style={full}>
          <span>LLM tokens: 684 of 1,000</span>
          <Meter label="LLM tokens" value={684} max={1000} valueText="684 of 1,000" />
        </Column>
      ),
      caption: 'The number is next to it; the bars show the share at a glance.',
    },
    {
      example: (
        <Column style={full}>
          <span>Voice minutes: 300 of 300</span>
          <Meter label="Voice minutes" value={300} max={300} valueText="300 of 300" isBlocking />
        </Column>
      ),
      caption: 'Red only if usage stops at the limit, else a full meter is a warning.',
    },
  ],
  donts: [
    {
      example: (
        <Meter label="API calls" value={930} max={1000} valueText="930 of 1,000" style={full} />
      ),
      caption: 'Users do not count bars: without the number it says little.',
    },
    {
      example: (
        <Column style={full}>
          <span>Calls this week: 148</span>
          <Meter label="Calls this week" value={148} max={0} valueText="148" />
        </Column>
      ),
      caption: 'Without a limit there is nothing to fill.',
    },
  ],
  anatomy: [
    { name: 'Bars', text: '32; 44 if wide, 10 in a table cell.' },
    {
      name: 'Fill',
      text: 'Rounded to whole bars: at least one above zero, all of them at or above the limit.',
    },
    {
      name: 'Tone',
      text: 'Cobalt; yellow from 90 percent; red at 100 if usage stops. If higher is better, such as a success rate, it stays cobalt.',
    },
    {
      name: 'Accessible text',
      text: 'Screen readers announce the name and “684 of 1,000”; the bars are hidden.',
    },
  ],
  keyboard: [],
  content: [
    'Used, then included: “684 of 1,000”.',
    'The unit is in the name or after the second number.',
    'Above the limit, the text keeps the true number: “1,200 of 1,000”.',
  ],
};
