import { Button, Switch } from '@platform/ui';
import { Column } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose: 'Turns something on at once. What waits for a Save button is a Checkbox.',
  dos: [
    {
      example: <Switch label="Front desk" stateText="Online" defaultChecked />,
      caption: 'Say the state in words beside it.',
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
    { name: 'Track', text: '32 by 18; the fill is the accent while it is on.' },
    { name: 'Label', text: 'What is turned on.' },
    { name: 'State', text: 'One word; readers hear the state of the switch itself.' },
  ],
  keyboard: [{ keys: 'Space', effect: 'Turns it on or off.' }],
  content: [
    'The label names the thing and does not change with the state.',
    'When a change fails the switch goes back and a toast says why.',
  ],
};
