import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { InteractionDialogProps } from './InteractionDialog.tsx';

const LazyInteractionDialog = lazyComponent(() => import('./dialogs.ts'), 'InteractionDialog');

interface AddInteractionDialogProps extends InteractionDialogProps {}

/**
 * 'Add Interaction' for any page; loads its code when first rendered. Mount it while it is open.
 */
export function AddInteractionDialog(props: AddInteractionDialogProps) {
  return <LazyInteractionDialog {...props} />;
}
