import { Button, Switch } from '@platform/ui';
import { Column } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose: 'Turns a setting on at once. If it needs a Save button, use a Checkbox.',
  dos: [
    {
      example: <Switch label="Front desk" stateText="Online" defaultChecked />,
      caption: 'Show the state as a word next to it.',
    },
  ],
  donts: [
    {
      example: (
        <Column>
          <Switch label="Record calls" />
          <Button variant="primary">Save</Button>
        </Column>
      ),
      caption: 'A switch that waits for Save did nothing when it moved.',
    },
  ],
  anatomy: [
    { name: 'Track', text: '32 by 18 px, in the accent colour while on.' },
    { name: 'Label', text: 'Names the setting.' },
    { name: 'State', text: 'One word; screen readers announce the state of the switch itself.' },
  ],
  keyboard: [{ keys: 'Space', effect: 'Turns the setting on or off.' }],
  content: [
    'The label names the setting and does not change with the state.',
    'If a change fails, the switch goes back and a toast says why.',
  ],
};
