import { Stepper } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'The steps of a process and its current step. For parts of a page in any order use Tabs, for a share of a whole a Meter.',
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
      caption: 'In a row for steps that the user takes, in a dialog.',
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
      caption: 'In a column for steps that run on their own.',
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
      caption: 'A failed step says what it left behind; later steps have not begun.',
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
    { name: 'List', text: 'An ordered list with a name; the current step is announced.' },
    {
      name: 'Mark',
      text: 'A bubble of 22 px, 28 px in a column, with a tick, the number or a cross; bars while a step runs on its own. Hidden from screen readers.',
    },
    { name: 'Title', text: 'One line; says the state if it must be announced.' },
    { name: 'Detail', text: 'A second line, in columns only.' },
    { name: 'Count', text: 'At the end, “2 of 5”, in columns only.' },
    {
      name: 'Connector',
      text: 'From each step to the next; phones have no space for it in a row.',
    },
  ],
  keyboard: [],
  content: [
    'In a row: nouns or verbs of one or two words, as on the buttons of the dialog.',
    'In a column: finished steps in the past tense, the running one with -ing.',
    'A failed step says what happened instead of its name: “Connection not saved”.',
  ],
};
