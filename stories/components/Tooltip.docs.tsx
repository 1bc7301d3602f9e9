import { Button, Icon, IconButton, Tooltip } from '@platform/ui';
import { Pencil } from 'lucide';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A short text beside something, on hover or focus. Never the only place of a fact that is needed; that is a hint or a sentence.',
  dos: [
    {
      example: <IconButton label="Edit" icon={<Icon icon={Pencil} />} shortcut="E" />,
      caption: 'Names an icon, and the key that does the same.',
    },
    {
      example: (
        <Tooltip content="noor.haddad@northwind.example">
          <button type="button">noor.haddad@…</button>
        </Tooltip>
      ),
      caption: 'Shows the whole of what is cut.',
    },
  ],
  donts: [
    {
      example: (
        <Tooltip content="Invites a person to your team">
          <Button>Invite</Button>
        </Tooltip>
      ),
      caption: 'It repeats what the button says.',
    },
  ],
  anatomy: [
    { name: 'Trigger', text: 'Takes the focus, so that the keyboard reaches the text.' },
    { name: 'Text', text: 'One sentence on the inverse ground; nothing to press in it.' },
    { name: 'Key', text: 'The shortcut after the text.' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Shows it at once.' },
    { keys: 'Escape', effect: 'Hides it; the focus stays.' },
  ],
  content: [
    'A few words without a full stop, or one sentence with it.',
    'It appears after 400 ms and goes at once.',
  ],
};
