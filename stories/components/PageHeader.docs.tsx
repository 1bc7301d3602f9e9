import { Button, PageHeader } from '@platform/ui';
import { PageWidth } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Top of every page in the shell: title, description and actions. For a part of a page, use a heading or a Card.',
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
      caption: 'With three primary actions, none is primary.',
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
      caption: 'A title names the page; put help where it is needed.',
    },
  ],
  anatomy: [
    {
      name: 'Title',
      text: 'The only level-1 heading. It receives the focus after a change of route, so that screen readers announce the page.',
    },
    { name: 'Description', text: 'One sentence, at most 64 characters per line.' },
    {
      name: 'Actions',
      text: 'At the end, the primary action last; below the text on narrow pages, full width on phones.',
    },
    { name: 'Tabs', text: 'The parts of the page, below the header.' },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Moves from the title to the actions, then to the tabs.' }],
  content: [
    'The title repeats the text of the sidebar, or is the plural of what is listed.',
    'The description is one sentence with a full stop; it does not repeat the title.',
    'A button begins with its verb.',
  ],
};
