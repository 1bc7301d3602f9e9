import type { ComponentPropsWithRef } from 'react';
import { Root } from './VisuallyHidden.styles.ts';

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <Root {...props} />;
}
