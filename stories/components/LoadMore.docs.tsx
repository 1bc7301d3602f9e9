import { LoadMore, Pagination } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

const stay = () => {};

export const guide: ComponentGuide = {
  purpose:
    'Adds the next part to the end of a list whose server knows no page numbers. Where people come back to a page by its number, take Pagination.',
  dos: [
    {
      example: <LoadMore onLoadMore={stay} />,
      caption: 'Below the last row, as long as there is more.',
    },
    {
      example: <LoadMore isLoading onLoadMore={stay} />,
      caption: 'While it loads it says so in place; the rows and the focus stay.',
    },
  ],
  donts: [
    {
      example: <LoadMore disabled onLoadMore={stay} />,
      caption: 'At the end of the list it goes; a disabled one promises more.',
    },
    {
      example: (
        <Pagination
          pageLabel="Page 1"
          hasPrevious={false}
          hasNext
          onPrevious={stay}
          onNext={stay}
        />
      ),
      caption: 'One of the two below a list, never both.',
    },
  ],
  anatomy: [
    { name: 'Button', text: 'Small and secondary; it takes the props of a Button.' },
    { name: 'Spinner', text: 'In place of the label while the rows are on their way.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      effect:
        'Loads more. It keeps the focus; further presses do nothing until the rows are there.',
    },
  ],
  content: [
    '“Load more”, or with the noun where a page has two lists: “Load more invoices”.',
    'A failure is told beside it, and the next press tries again.',
  ],
};
