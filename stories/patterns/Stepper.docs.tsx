import { Stepper } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'The steps of something and where it stands. Parts of a page that may be opened in any order are Tabs, a share of a whole is a Meter.',
  dos: [
    {
      example: (
        <Stepper
          label="Import"
          steps={[
            { id: 'file', title: 'File', state: 'done' },
            { id: 'match', title: 'Match', state: 'current' },
          ]}
        />
      ),
      caption: 'In a row for steps that a person takes, in a dialog.',
    },
    {
      example: (
        <Stepper
          label="Connecting Slack"
          orientation="vertical"
          steps={[
            { id: 'permission', title: 'Permission received', state: 'done' },
            { id: 'checking', title: 'Checking the status', state: 'current', count: '2 of 5' },
            { id: 'list', title: 'Back to Integrations', state: 'pending' },
          ]}
        />
      ),
      caption: 'Below one another for steps that go on by themselves.',
    },
    {
      example: (
        <Stepper
          label="Connecting Jira"
          orientation="vertical"
          steps={[
            { id: 'permission', title: 'Permission received', state: 'done' },
            {
              id: 'saving',
              title: 'Connection not saved',
              state: 'failed',
              detail: 'Nothing was changed',
            },
            {
              id: 'checking',
              title: 'Checking the status',
              state: 'pending',
              detail: 'Not started',
            },
          ]}
        />
      ),
      caption: 'What failed says what it left behind; later steps have not begun.',
    },
  ],
  donts: [
    {
      example: (
        <Stepper
          label="Settings"
          steps={[
            { id: 'profile', title: 'Profile', state: 'done' },
            { id: 'team', title: 'Team', state: 'current' },
          ]}
        />
      ),
      caption: 'Parts without an order are Tabs; a step cannot be pressed.',
    },
  ],
  anatomy: [
    { name: 'List', text: 'Ordered and named; the current step is told to readers.' },
    {
      name: 'Mark',
      text: 'A reply of 22 px, 28 below one another: a tick, the number, a cross; beats where it goes on by itself. Hidden from readers.',
    },
    { name: 'Title', text: 'One line; the state is in its words where it has to be heard.' },
    { name: 'Detail', text: 'A second line, below one another only.' },
    { name: 'Count', text: 'At the end, “2 of 5”, below one another only.' },
    {
      name: 'Line',
      text: 'From each step to the next; in a row phones have no room for it.',
    },
  ],
  keyboard: [],
  content: [
    'In a row: nouns or verbs of one or two words, as the dialog’s buttons say them.',
    'Below one another: what is done in the past, what is under way with -ing.',
    'What failed is not the name of the step but what happened: “Connection not saved”.',
  ],
};
