import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { InteractionDialogProps } from './InteractionDialog.tsx';

const LazyInteractionDialog = lazyComponent(() => import('./dialogs.ts'), 'InteractionDialog');

interface AddInteractionDialogProps extends InteractionDialogProps {}

export function AddInteractionDialog(props: AddInteractionDialogProps) {
  return <LazyInteractionDialog {...props} />;
}
