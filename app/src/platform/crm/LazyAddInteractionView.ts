import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { AddInteractionViewProps } from './AddInteractionView.tsx';

/** The form of an interaction with what it needs of the CRM, loaded when it is opened. */
export const LazyAddInteractionView: LazyComponent<AddInteractionViewProps> = lazyComponent(
  () => import('./AddInteractionView.tsx'),
  'AddInteractionView',
);
