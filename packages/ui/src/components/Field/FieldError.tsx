import { CircleAlert } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { useShownMessage } from '../../internal/shownMessages.ts';
import { useComposedRefs } from '../../internal/useComposedRefs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useField } from './FieldContext.ts';
import { Failure } from './Field.styles.ts';

/** Shows the field's error, if any. Renders a `<p>`. */
export function FieldError({ ref, ...rest }: Omit<ComponentPropsWithRef<'p'>, 'children'>) {
  const field = useField('Field.Error');
  const shownRef = useComposedRefs(ref, useShownMessage(field.error));
  if (!field.error) return null;
  return (
    <Failure {...rest} ref={shownRef} id={field.errorId}>
      <Icon icon={CircleAlert} />
      {field.error}
    </Failure>
  );
}
