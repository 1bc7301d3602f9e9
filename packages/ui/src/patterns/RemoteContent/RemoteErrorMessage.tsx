import { Message } from './RemoteError.styles.ts';
import { RemoteRetry } from './RemoteRetry.tsx';
import type { RemoteRetryProps } from './RemoteRetry.tsx';

/** For a container that announces it, such as a table. */
export function RemoteErrorMessage({ error, retryAs = 'button' }: RemoteRetryProps) {
  return (
    <Message data-retry={retryAs}>
      {error.message} <RemoteRetry error={error} retryAs={retryAs} />
    </Message>
  );
}
