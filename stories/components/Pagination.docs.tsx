import { LoadMore, Pagination } from '@platform/ui';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

const stay = () => {};
const steps = { onPrevious: stay, onNext: stay };

export const guide: ComponentGuide = {
  purpose:
    'Steps through the pages of a long list. A list that only grows takes LoadMore; one that a search narrows to a few rows needs neither.',
  dos: [
    {
      example: <Pagination {...steps} pageLabel="Page 2" hasPrevious hasNext />,
      caption: 'The page in words, between the two steps.',
    },
    {
      example: <Pagination {...steps} pageLabel="Page 1" hasPrevious={false} hasNext />,
      caption: 'At an end its step stays in place, disabled.',
    },
  ],
  donts: [
    {
      example: <Pagination {...steps} pageLabel="Page 1" hasPrevious={false} hasNext={false} />,
      caption: 'One page has nothing to step through: leave it out.',
    },
    {
      example: (
        <Row>
          <Pagination {...steps} pageLabel="Page 2" hasPrevious hasNext />
          <LoadMore onLoadMore={stay} />
        </Row>
      ),
      caption: 'Either pages or a list that grows.',
    },
  ],
  anatomy: [
    { name: 'Landmark', text: 'A navigation with a name of its own, “Pages”.' },
    { name: 'Previous', text: 'Walks back; what was loaded is there at once.' },
    { name: 'Page', text: 'Announced politely when it changes; its figures have one width.' },
    {
      name: 'Next',
      text: 'Shows the spinner while the page is on its way; the rows stay meanwhile.',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Goes to the steps that are there.' },
    { keys: 'Enter, Space', effect: 'Takes the step.' },
  ],
  content: [
    '“Page 2”; the total only where the server knows it.',
    'What else there is to say stands at the start of the line: “10 per page”.',
  ],
};
