import type { ComponentPropsWithRef } from 'react';
import type { RemoteErrorMessageProps } from './RemoteErrorMessage.tsx';
import { RemoteErrorMessage } from './RemoteErrorMessage.tsx';

export interface RemoteErrorProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>, RemoteErrorMessageProps {}

/** Announces an error, with a retry button. Renders a `<div>`. */
export function RemoteError({ error, retryAs, ...rest }: RemoteErrorProps) {
  return (
    <div role="alert" {...rest}>
      <RemoteErrorMessage error={error} retryAs={retryAs} />
    </div>
  );
}
