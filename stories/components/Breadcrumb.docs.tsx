import { Breadcrumb } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Where a page stands below others, in the header of the shell. Parts of one page are Tabs, steps of a task a Stepper.',
  dos: [
    {
      example: (
        <Breadcrumb items={[{ label: 'Settings', href: '#settings' }, { label: 'Teams' }]} />
      ),
      caption: 'Pages above are links, the current one is not.',
    },
    {
      example: <Breadcrumb items={[{ label: 'Dashboard' }]} />,
      caption: 'A page of the first level is its own name alone.',
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
      caption: 'It tells where the page stands, not which way somebody came.',
    },
    {
      example: (
        <Breadcrumb items={[{ label: '1. File' }, { label: '2. Match' }, { label: '3. Import' }]} />
      ),
      caption: 'Steps of a task are a Stepper.',
    },
  ],
  anatomy: [
    { name: 'Landmark', text: 'A navigation with a name of its own, “Breadcrumb”.' },
    { name: 'Page above', text: 'A link; plain text where the step has no page.' },
    { name: 'Arrow', text: 'Between two steps, hidden from readers.' },
    {
      name: 'Current page',
      text: 'Last, in the colour of content, told to readers as the current page; on phones it stands alone.',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Goes through the pages above, from the outermost.' },
    { keys: 'Enter', effect: 'Opens the page.' },
  ],
  content: ['Each step reads as the title of its page does.', 'Two or three steps; no word twice.'],
};
