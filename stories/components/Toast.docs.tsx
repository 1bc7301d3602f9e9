import { ToastRegion } from '@platform/ui';
import type { ToastData } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

const inPlace = { position: 'static' } as const;

/** Messages in the flow of the page, which are never removed. */
function Messages({ toasts }: { toasts: readonly ToastData[] }) {
  return <ToastRegion style={inPlace} toasts={toasts} onDismiss={() => {}} />;
}

export const guide: ComponentGuide = {
  purpose:
    'Tells that something happened, and goes by itself. A condition that lasts is a Banner, an error of a field stands at the field, a question is a Dialog.',
  components: { ToastRegion },
  dos: [
    {
      example: <Messages toasts={[{ id: 'role', message: 'Role updated', tone: 'success' }]} />,
      caption: 'Two or three words for what went well.',
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
      caption: 'What can be undone needs no question before it.',
    },
  ],
  donts: [
    {
      example: (
        <Messages toasts={[{ id: 'offline', message: 'You are offline', tone: 'danger' }]} />
      ),
      caption: 'A condition that lasts is gone after four seconds: take a Banner.',
    },
    {
      example: (
        <Messages toasts={[{ id: 'email', message: 'Email is required', tone: 'danger' }]} />
      ),
      caption: 'An error of a field stands at the field.',
    },
  ],
  anatomy: [
    {
      name: 'Region',
      text: 'Bottom right, bottom centre on phones and above a dialog there. Three at most, the newest at the bottom; the others wait.',
    },
    { name: 'Icon', text: 'Says the tone without colour.' },
    {
      name: 'Message',
      text: 'One sentence. A failure is announced at once, the rest politely; one that comes again counts up.',
    },
    { name: 'Action', text: 'One word, such as Undo; the toast goes with its use.' },
    {
      name: 'Time',
      text: '4000 ms. It stands still under the pointer, with the focus inside and while the page is hidden.',
    },
  ],
  keyboard: [
    { keys: 'F8', effect: 'Goes to the action of the newest message, or to its cross.' },
    { keys: 'Tab, Shift Tab', effect: 'Goes to its cross, and back to the older messages.' },
    { keys: 'Enter, Space', effect: 'Takes the action, or closes the message.' },
  ],
  content: [
    'Success in two or three words without a full stop: “Role updated”.',
    'A failure says what failed and, where it helps, what to do.',
    'Nothing that has to be read later: it is gone by then.',
  ],
};
