import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { DraftChatViewProps } from './DraftChatView.tsx';

export const LazyDraftChat: LazyComponent<DraftChatViewProps> = lazyComponent(
  () => import('./DraftChatView.tsx'),
  'DraftChatView',
);
