import { lazyComponent } from '../../internal/lazyComponent.tsx';

export const LazyAttachDialog = lazyComponent(() => import('./AttachDialog.tsx'), 'AttachDialog');
