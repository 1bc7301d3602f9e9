import { Breadcrumb } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Position of a page below its parents, in the header of the shell. For parts of one page use Tabs, for steps of a task a Stepper.',
  dos: [
    {
      example: (
        <Breadcrumb items={[{ label: 'Settings', href: '#settings' }, { label: 'Teams' }]} />
      ),
      caption: 'Parent pages are links; the current page is not.',
    },
    {
      example: <Breadcrumb items={[{ label: 'Dashboard' }]} />,
      caption: 'A top-level page shows only its own name.',
    },
  ],
  donts: [
    {
      example: (
        <Breadcrumb
          items={[
            { label: 'Dashboard', href: '#dashboard' },
            { label: 'Search', href: '#search' },
            { label: 'Teams' },
          ]}
        />
      ),
      caption: 'It shows where a page belongs, not how the user got there.',
    },
    {
      example: (
        <Breadcrumb items={[{ label: '1. File' }, { label: '2. Match' }, { label: '3. Import' }]} />
      ),
      caption: 'For steps of a task, use a Stepper.',
    },
  ],
  anatomy: [
    { name: 'Landmark', text: 'A navigation landmark named “Breadcrumb”.' },
    { name: 'Page above', text: 'A link, or plain text if the step has no page.' },
    { name: 'Arrow', text: 'Between two steps, hidden from screen readers.' },
    {
      name: 'Current page',
      text: 'Last, in the text colour, announced as the current page. On phones, only this step is shown.',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the parent pages, from the outermost.' },
    { keys: 'Enter', effect: 'Opens the page.' },
  ],
  content: ['Each step has the title of its page.', 'Two or three steps; repeat no word.'],
};
