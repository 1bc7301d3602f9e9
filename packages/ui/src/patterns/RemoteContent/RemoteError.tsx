import type { ComponentPropsWithRef } from 'react';
import type { RemoteFailure } from '../../remote.ts';
import { RemoteErrorMessage } from './RemoteErrorMessage.tsx';

export interface RemoteErrorProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The error, and how to retry. */
  error: RemoteFailure;
  /** `link` if the retry reloads the page. @default 'button' */
  retryAs?: 'button' | 'link' | undefined;
}

/** Announces an error, with a retry button. Renders a `<div>`. */
export function RemoteError({ error, retryAs, ...rest }: RemoteErrorProps) {
  return (
    <div role="alert" {...rest}>
      <RemoteErrorMessage error={error} retryAs={retryAs} />
    </div>
  );
}
