import { CircleAlert } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useField } from './FieldContext.ts';
import { Failure } from './Field.styles.ts';

/** Shows the field's error, when it has one. Renders a `<p>`. */
export function FieldError(props: Omit<ComponentPropsWithRef<'p'>, 'children'>) {
  const field = useField('Field.Error');
  if (!field.error) return null;
  return (
    <Failure {...props} id={field.errorId}>
      <Icon icon={CircleAlert} />
      {field.error}
    </Failure>
  );
}
