import type { ComponentPropsWithRef } from 'react';
import { Row } from './FormRow.styles.ts';

/** Two short fields side by side; stacked if it is narrow. Renders a `<div>`. */
export function FormRow(props: ComponentPropsWithRef<'div'>) {
  return <Row {...props} />;
}
