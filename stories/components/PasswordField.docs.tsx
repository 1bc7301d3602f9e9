import { PasswordField, TextField } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A password that can be shown while typing. For a key or code that is read rather than kept secret, use a TextField.',
  dos: [
    {
      example: <PasswordField label="Password" autoComplete="current-password" />,
      caption: 'Set which password it is, so that a password manager can fill it in.',
    },
    {
      example: <PasswordField label="Password" error="Login failed. Please try again." />,
      caption: 'A server error is shown at the field, and the input stays.',
    },
  ],
  donts: [
    {
      example: <TextField label="Password" type="password" />,
      caption: 'Without the eye, users notice typing errors too late.',
    },
    {
      example: <PasswordField label="Password" error="Wrong password for this account." />,
      caption: 'Never say which half of a sign-in was wrong.',
    },
  ],
  anatomy: [
    { name: 'Field', text: 'Label, box, hint and error as in TextField.' },
    {
      name: 'Eye',
      text: 'Shows or hides the characters; its name says which.',
    },
    {
      name: 'Caps Lock',
      text: 'Replaces the hint while it is on, connected to the field.',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the field, then to the eye.' },
    { keys: 'Enter', effect: 'In the field, submits the form.' },
    { keys: 'Enter, Space', effect: 'On the eye, shows or hides the password.' },
  ],
  content: [
    '“Password”; “New password” only next to an old one.',
    'The rules of a new password are a hint, shown before typing.',
  ],
};
