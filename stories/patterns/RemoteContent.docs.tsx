import { RemoteContent, RemoteError, Skeleton, Spinner } from '@platform/ui';
import type { ComponentGuide } from '../docs/guide.ts';

export const guide: ComponentGuide = {
  purpose:
    'What a part of a page shows while its data is on its way, failed, is not there in this deployment, or has come.',
  components: { RemoteContent, RemoteError },
  dos: [
    { example: <Spinner label="Loading agents…" />, caption: 'Words that say what is loading.' },
    {
      example: (
        <RemoteError
          error={{ message: 'Something went wrong. Please try again.', retry: () => {} }}
        />
      ),
      caption: 'A failure of one part leaves the others standing.',
    },
  ],
  donts: [
    {
      example: <Skeleton width="160px" height="20px" />,
      caption: 'Bones alone say nothing to readers: words go with them.',
    },
  ],
  anatomy: [
    { name: 'Loading', text: 'The given words, after 300 ms.' },
    { name: 'Failure', text: 'The server’s sentence, with Retry.' },
    { name: 'Unavailable', text: 'A placeholder, where the deployment has no such service.' },
    { name: 'Content', text: 'Takes the same room, so that nothing jumps.' },
  ],
  keyboard: [{ keys: 'Enter, Space', effect: 'On Retry, asks again; the focus stays near.' }],
  content: ['“Loading …” with the name of what is loading.', 'The failure says what to do.'],
};
