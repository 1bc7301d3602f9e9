import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { AttachViewProps } from './AttachView.tsx';

export const LazyAttachView: LazyComponent<AttachViewProps> = lazyComponent(
  () => import('./AttachView.tsx'),
  'AttachView',
);
