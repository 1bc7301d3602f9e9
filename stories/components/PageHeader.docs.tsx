import { Button, PageHeader } from '@platform/ui';
import { PageWidth } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Begins every page inside the shell: its title, what it is for, what can be done on it. A part of a page begins with a heading or a Card.',
  dos: [
    {
      example: (
        <PageWidth>
          <PageHeader
            title="Contacts"
            description="Everyone your assistants have spoken with."
            actions={<Button variant="primary">Add Contact</Button>}
          />
        </PageWidth>
      ),
      caption: 'One title, one sentence, one primary action.',
    },
  ],
  donts: [
    {
      example: (
        <PageWidth>
          <PageHeader
            title="Team Management"
            actions={
              <>
                <Button variant="primary">Export</Button>
                <Button variant="primary">Import</Button>
                <Button variant="primary">Invite User</Button>
              </>
            }
          />
        </PageWidth>
      ),
      caption: 'Three primary actions are none.',
    },
    {
      example: (
        <PageWidth>
          <PageHeader
            title="Welcome to the place where you can manage everyone in your team"
            description="Here you see all members. You can invite people, change their roles and remove them. Only admins may do so."
          />
        </PageWidth>
      ),
      caption: 'A title names the page; help stands where it is needed.',
    },
  ],
  anatomy: [
    {
      name: 'Title',
      text: 'The only heading of the first level. It takes the focus after a change of route, so that readers hear where they are.',
    },
    { name: 'Description', text: 'One sentence, at most 64 characters a line.' },
    {
      name: 'Actions',
      text: 'At the end, the primary one last; below the words on a narrow page, as wide as a phone on phones.',
    },
    { name: 'Tabs', text: 'The parts of the page, below.' },
  ],
  keyboard: [{ keys: 'Tab', effect: 'From the title to the actions, then to the tabs.' }],
  content: [
    'The title is the word of the sidebar, or the plural of what is listed.',
    'The description is one sentence with a full stop; it does not repeat the title.',
    'A button begins with its verb.',
  ],
};
