import { lazyComponent } from '../../internal/lazyComponent.tsx';

/** The popup with its positioning and keyboard. */
export const LazyMenuPopup = lazyComponent(() => import('./MenuPopup.tsx'), 'MenuPopup');
