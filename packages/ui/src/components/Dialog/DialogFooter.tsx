import type { ComponentPropsWithRef } from 'react';
import { Footer } from '../../internal/footer.styles.ts';
import { useDialog } from './DialogContext.ts';

/** The dialog's buttons: Cancel, then the primary on the right. Renders a `<footer>`. */
export function DialogFooter(props: ComponentPropsWithRef<'footer'>) {
  useDialog('Dialog.Footer');
  return <Footer {...props} />;
}
