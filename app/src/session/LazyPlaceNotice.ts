import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { PlaceNoticeProps } from './PlaceNotice.tsx';

/** The offer to continue where a session ended, loaded where one did. */
export const LazyPlaceNotice: LazyComponent<PlaceNoticeProps> = lazyComponent(
  () => import('./PlaceNotice.tsx'),
  'PlaceNotice',
);
