import { PasswordField, TextField } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'A password that may be shown while it is typed. A key or a code that is read rather than kept secret is a TextField.',
  dos: [
    {
      example: <PasswordField label="Password" autoComplete="current-password" />,
      caption: 'Say which password it is, so that a password manager fills it in.',
    },
    {
      example: <PasswordField label="Password" error="Login failed. Please try again." />,
      caption: 'What the server refuses stands at the field; what was typed stays.',
    },
  ],
  donts: [
    {
      example: <TextField label="Password" type="password" />,
      caption: 'Without the eye a typing error is found too late.',
    },
    {
      example: <PasswordField label="Password" error="Wrong password for this account." />,
      caption: 'Never tell which half of a sign-in was wrong.',
    },
  ],
  anatomy: [
    { name: 'Field', text: 'Label, box, hint and error as those of TextField.' },
    {
      name: 'Eye',
      text: 'Shows or hides the characters; its name says which of the two.',
    },
    {
      name: 'Caps Lock',
      text: 'A word in place of the hint while it is on, tied to the field.',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Goes to the field, then to the eye.' },
    { keys: 'Enter', effect: 'In the field, submits the form.' },
    { keys: 'Enter, Space', effect: 'On the eye, shows or hides the password.' },
  ],
  content: [
    '“Password”; “New password” only beside an old one.',
    'Rules for a new password are its hint, before anything is typed.',
  ],
};
