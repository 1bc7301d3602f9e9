import type { ComponentPropsWithRef } from 'react';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { useShownMessage } from '../../internal/shownMessages.ts';
import { ErrorText } from './FieldGroup.styles.ts';

export interface FieldGroupErrorProps extends ComponentPropsWithRef<'p'> {
  children: string;
}

export function FieldGroupError({ ref, children, ...rest }: FieldGroupErrorProps) {
  const shownRef = useComposedRefs(ref, useShownMessage(children));
  return (
    <ErrorText {...rest} ref={shownRef}>
      {children}
    </ErrorText>
  );
}
