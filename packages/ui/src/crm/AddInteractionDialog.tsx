import { lazyComponent } from '../internal/lazyComponent.tsx';
import type { InteractionDialogProps } from './InteractionDialog.tsx';

const LazyInteractionDialog = lazyComponent(() => import('./dialogs.ts'), 'InteractionDialog');

interface AddInteractionDialogProps extends InteractionDialogProps {}

/** 'Add Interaction' over any page; its code is loaded when it is first shown. Mount it while it is open. */
export function AddInteractionDialog(props: AddInteractionDialogProps) {
  return <LazyInteractionDialog {...props} />;
}
