import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../Field/useFieldControl.ts';
import { Area } from './Textarea.styles.ts';

export function TextareaInput(props: ComponentPropsWithRef<'textarea'>) {
  const control = useFieldControl('TextareaInput', props['aria-describedby']);
  return <Area rows={3} {...props} {...control} />;
}
