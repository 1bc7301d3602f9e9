import type { ComponentPropsWithRef } from 'react';
import { useField } from './FieldContext.ts';
import { Hint } from './Field.styles.ts';

/** Shows the field's hint, if any. Renders a `<p>`. */
export function FieldHint(props: Omit<ComponentPropsWithRef<'p'>, 'children'>) {
  const field = useField('Field.Hint');
  if (!field.hint) return null;
  return (
    <Hint {...props} id={field.hintId}>
      {field.hint}
    </Hint>
  );
}
