import { LoadMore, Pagination } from '@platform/ui';
import { Row } from './layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

const doNothing = () => {};
const steps = { onPrevious: doNothing, onNext: doNothing };

export const guide: ComponentGuide = {
  purpose:
    'Moves through the pages of a long list. For a list that grows use LoadMore; a list that a search narrows to a few rows needs neither.',
  dos: [
    {
      example: <Pagination {...steps} pageLabel="Page 2" hasPrevious hasNext />,
      caption: 'The page number as text, between the two buttons.',
    },
    {
      example: <Pagination {...steps} pageLabel="Page 1" hasPrevious={false} hasNext />,
      caption: 'On the first or last page, its button stays in place, disabled.',
    },
  ],
  donts: [
    {
      example: <Pagination {...steps} pageLabel="Page 1" hasPrevious={false} hasNext={false} />,
      caption: 'With only one page, omit it.',
    },
    {
      example: (
        <Row>
          <Pagination {...steps} pageLabel="Page 2" hasPrevious hasNext />
          <LoadMore onLoadMore={doNothing} />
        </Row>
      ),
      caption: 'Use either pages or a growing list.',
    },
  ],
  anatomy: [
    { name: 'Landmark', text: 'A navigation landmark named “Pages”.' },
    { name: 'Previous', text: 'Goes back; pages that were loaded appear at once.' },
    { name: 'Page', text: 'Announced politely on a change, in tabular figures.' },
    {
      name: 'Next',
      text: 'Shows a spinner while the page loads; the rows stay.',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the enabled buttons.' },
    { keys: 'Enter, Space', effect: 'Goes to that page.' },
  ],
  content: [
    '“Page 2”; the total only if the server knows it.',
    'More information is at the start of the line: “10 per page”.',
  ],
};
