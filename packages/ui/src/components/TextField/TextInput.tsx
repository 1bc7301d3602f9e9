import type { ComponentPropsWithRef } from 'react';
import { Input } from '../Field/Control.styles.ts';
import { useFieldControl } from '../Field/useFieldControl.ts';

export function TextInput(props: ComponentPropsWithRef<'input'>) {
  const control = useFieldControl('TextInput', props['aria-describedby']);
  return <Input {...props} {...control} />;
}
