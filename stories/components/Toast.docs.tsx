import { ToastProvider, ToastRegion } from '@platform/ui';
import type { ToastData } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

const staticPosition = { position: 'static' } as const;

/** Toasts in the page flow, which never close. */
function Messages({ toasts }: { toasts: readonly ToastData[] }) {
  return <ToastRegion style={staticPosition} toasts={toasts} onDismiss={() => {}} />;
}

export const guide: ComponentGuide = {
  purpose:
    'Reports an event and disappears. For a lasting condition use a Banner, for an error of a field the field, for a question a Dialog.',
  components: { ToastProvider, ToastRegion },
  dos: [
    {
      example: <Messages toasts={[{ id: 'role', message: 'Role updated', tone: 'success' }]} />,
      caption: 'Two or three words for a success.',
    },
    {
      example: (
        <Messages
          toasts={[
            {
              id: 'moved',
              message: 'Moved to Closed Won',
              tone: 'success',
              action: { label: 'Undo', onSelect: () => {} },
            },
          ]}
        />
      ),
      caption: 'Offer Undo instead of asking first.',
    },
  ],
  donts: [
    {
      example: (
        <Messages toasts={[{ id: 'offline', message: 'You are offline', tone: 'danger' }]} />
      ),
      caption: 'A lasting condition would disappear after four seconds: use a Banner.',
    },
    {
      example: (
        <Messages toasts={[{ id: 'email', message: 'Email is required', tone: 'danger' }]} />
      ),
      caption: 'Show the error of a field at the field.',
    },
  ],
  anatomy: [
    {
      name: 'Queue',
      text: '`ToastProvider` keeps it: `useToasts().show`, `update` and `dismiss`. A product with its own store passes its toasts to `ToastRegion`.',
    },
    {
      name: 'Region',
      text: 'Bottom right; on phones and above a dialog there, bottom centre. At most three, the newest at the bottom; others wait.',
    },
    { name: 'Icon', text: 'Shows the tone without colour.' },
    {
      name: 'Message',
      text: 'One sentence. Errors are announced at once, other tones politely; a repeated message counts up.',
    },
    { name: 'Action', text: 'One word, such as Undo; the toast closes when it is used.' },
    {
      name: 'Time',
      text: '4000 ms. Pauses under the pointer, with the focus inside and while the page is hidden.',
    },
  ],
  keyboard: [
    { keys: 'F8', effect: 'Moves to the action of the newest message, or to its close button.' },
    { keys: 'Tab, Shift Tab', effect: 'Moves to the close button, and back to older messages.' },
    { keys: 'Enter, Space', effect: 'Activates the action or closes the message.' },
  ],
  content: [
    'Success in two or three words without a full stop: “Role updated”.',
    'An error says what failed and, if it helps, what to do.',
    'No information that must be read later, because a toast disappears.',
  ],
};
