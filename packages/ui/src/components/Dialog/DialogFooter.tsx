import type { ComponentPropsWithRef } from 'react';
import { Footer } from '../../internal/footer.styles.ts';
import { useDialog } from './DialogContext.ts';

/** Buttons of the dialog: Cancel, then the primary one. Renders a `<footer>`. */
export function DialogFooter(props: ComponentPropsWithRef<'footer'>) {
  useDialog('Dialog.Footer');
  return <Footer {...props} />;
}
