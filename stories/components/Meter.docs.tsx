import { Meter } from '@platform/ui';
import { Column } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

const full = { inlineSize: '100%' };

export const guide: ComponentGuide = {
  purpose:
    'How much of something limited is used, as a row of beats. A figure without a limit is a StatCard, a wait without an end a Spinner.',
  dos: [
    {
      example: (
        <Column style={full}>
          <span>LLM tokens: 684 of 1,000</span>
          <Meter label="LLM tokens" value={684} max={1000} valueText="684 of 1,000" />
        </Column>
      ),
      caption: 'The number stands beside it; the beats give its share at a glance.',
    },
    {
      example: (
        <Column style={full}>
          <span>Voice minutes: 300 of 300</span>
          <Meter label="Voice minutes" value={300} max={300} valueText="300 of 300" isBlocking />
        </Column>
      ),
      caption: 'Red only where use stops at the limit; else a full bar warns.',
    },
  ],
  donts: [
    {
      example: (
        <Meter label="API calls" value={930} max={1000} valueText="930 of 1,000" style={full} />
      ),
      caption: 'Nobody counts beats: without the number it says little.',
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
    { name: 'Beats', text: '32; 44 where it is wide, 10 in a cell of a table.' },
    {
      name: 'Fill',
      text: 'Rounded to whole beats: one at least above zero, all of them at the limit and past it.',
    },
    {
      name: 'Tone',
      text: 'Cobalt; yellow from 90 percent; red at 100 where use stops. A gain, such as a success rate, stays cobalt.',
    },
    { name: 'Words', text: 'Readers hear the name and “684 of 1,000”; the beats are silent.' },
  ],
  keyboard: [],
  content: [
    'Used before included: “684 of 1,000”.',
    'The unit is in the name, or behind the second number.',
    'Past the limit the words keep the true number: “1,200 of 1,000”.',
  ],
};
