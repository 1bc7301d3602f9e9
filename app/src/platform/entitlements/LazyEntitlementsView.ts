import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { EntitlementsViewProps } from './EntitlementsView.tsx';

export const LazyEntitlementsView: LazyComponent<EntitlementsViewProps> = lazyComponent(
  () => import('./EntitlementsView.tsx'),
  'EntitlementsView',
);
