import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { AddInteractionViewProps } from './AddInteractionView.tsx';

export const LazyAddInteractionView: LazyComponent<AddInteractionViewProps> = lazyComponent(
  () => import('./AddInteractionView.tsx'),
  'AddInteractionView',
);
