import type { ComponentPropsWithRef } from 'react';
import { Input } from '../Field/Control.styles.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';

/** The `<input>` of a field, tied to the parts around it. */
export function TextInput(props: ComponentPropsWithRef<'input'>) {
  const control = useFieldControl('TextInput', props['aria-describedby']);
  return <Input {...props} {...control} />;
}
