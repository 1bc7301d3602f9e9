import { RemoteContent, RemoteError, Skeleton, Spinner } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'Content of a part of a page while its data is loading, failed, unavailable in this deployment or ready.',
  components: { RemoteContent, RemoteError },
  dos: [
    { example: <Spinner label="Loading agents…" />, caption: 'A text says what is loading.' },
    {
      example: (
        <RemoteError
          error={{ message: 'Something went wrong. Please try again.', retry: () => {} }}
        />
      ),
      caption: 'If one part fails, the others stay.',
    },
  ],
  donts: [
    {
      example: <Skeleton width="160px" height="20px" />,
      caption: 'Skeletons alone say nothing to screen readers: add a text.',
    },
  ],
  anatomy: [
    { name: 'Loading', text: 'The given text, after 300 ms.' },
    { name: 'Failure', text: 'The message of the server, with Retry.' },
    { name: 'Unavailable', text: 'A placeholder if the deployment lacks the service.' },
    { name: 'Content', text: 'Reserves the same space, to avoid layout shifts.' },
  ],
  keyboard: [{ keys: 'Enter, Space', effect: 'On Retry, loads again; the focus stays near.' }],
  content: ['“Loading …” with the name of the content.', 'The error says what to do.'],
};
