import type { ComponentPropsWithRef } from 'react';
import type { RemoteErrorMessageProps } from './RemoteErrorMessage.tsx';
import { RemoteErrorMessage } from './RemoteErrorMessage.tsx';

export interface RemoteErrorProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>, RemoteErrorMessageProps {}

/** Why something could not be read, announced at once, with Retry. Renders a `<div>`. */
export function RemoteError({ error, retryAs, ...rest }: RemoteErrorProps) {
  return (
    <div role="alert" {...rest}>
      <RemoteErrorMessage error={error} retryAs={retryAs} />
    </div>
  );
}
