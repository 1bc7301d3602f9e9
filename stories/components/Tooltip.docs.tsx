import { Button, Icon, IconButton, Tooltip } from '@platform/ui';
import { Pencil } from 'lucide';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A short text next to an element, on hover or focus. Information that users need belongs in a hint or a sentence.',
  dos: [
    {
      example: <IconButton label="Edit" icon={<Icon icon={Pencil} />} shortcut="E" />,
      caption: 'Names an icon and its shortcut.',
    },
    {
      example: (
        <Tooltip content="noor.haddad@northwind.example">
          <button type="button">noor.haddad@…</button>
        </Tooltip>
      ),
      caption: 'Shows the whole text of a truncated one.',
    },
  ],
  donts: [
    {
      example: (
        <Tooltip content="Invites a person to your team">
          <Button>Invite</Button>
        </Tooltip>
      ),
      caption: 'It repeats the text of the button.',
    },
  ],
  anatomy: [
    { name: 'Trigger', text: 'Takes the focus, so that keyboard users can read the text.' },
    { name: 'Text', text: 'One sentence on an inverse surface, without controls.' },
    { name: 'Key', text: 'The shortcut, after the text.' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Shows the tooltip at once.' },
    { keys: 'Escape', effect: 'Hides the tooltip; the focus stays.' },
  ],
  content: [
    'A few words without a full stop, or one sentence with it.',
    'Appears after 400 ms and disappears at once.',
  ],
};
