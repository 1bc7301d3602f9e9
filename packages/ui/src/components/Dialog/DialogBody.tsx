import type { ComponentPropsWithRef } from 'react';
import { Body } from './Dialog.styles.ts';
import { useDialog } from './DialogContext.ts';

/** Content of the dialog, fields 18 px apart. Renders a `<div>`. */
export function DialogBody(props: ComponentPropsWithRef<'div'>) {
  useDialog('Dialog.Body');
  return <Body {...props} />;
}
