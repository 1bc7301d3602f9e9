import type { ComponentPropsWithRef } from 'react';
import { Input } from './Control.styles.ts';
import { useFieldControl } from './useFieldControl.ts';

/** One line of text in a `Field.Frame`, connected to its label, hint and error. Renders an `<input>`. */
export function FieldInput(props: ComponentPropsWithRef<'input'>) {
  const control = useFieldControl('Field.Input', props['aria-describedby']);
  return <Input {...props} {...control} />;
}
