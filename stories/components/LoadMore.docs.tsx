import { LoadMore, Pagination } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

const doNothing = () => {};

export const guide: ComponentGuide = {
  purpose:
    'Appends the next rows to a list without page numbers. If users return to a page by its number, use Pagination.',
  dos: [
    {
      example: <LoadMore onLoadMore={doNothing} />,
      caption: 'Below the last row while there are more.',
    },
    {
      example: <LoadMore isLoading onLoadMore={doNothing} />,
      caption: 'While it loads, the button says so; rows and focus stay.',
    },
  ],
  donts: [
    {
      example: <LoadMore disabled onLoadMore={doNothing} />,
      caption: 'It disappears at the end of the list; a disabled button would promise more.',
    },
    {
      example: (
        <Pagination
          pageLabel="Page 1"
          hasPrevious={false}
          hasNext
          onPrevious={doNothing}
          onNext={doNothing}
        />
      ),
      caption: 'Use one of the two below a list, never both.',
    },
  ],
  anatomy: [
    { name: 'Button', text: 'Small and secondary; accepts the props of a Button.' },
    { name: 'Spinner', text: 'Replaces the label while rows are loading.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      effect:
        'Loads more and keeps the focus. Further presses are ignored until the rows have loaded.',
    },
  ],
  content: [
    '“Load more”, with a noun if a page has two lists: “Load more invoices”.',
    'An error is shown next to it, and the next press retries.',
  ],
};
