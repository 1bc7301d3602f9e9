import { lazyComponent } from '../internal/lazyComponent.tsx';

export const LazyManageDialog = lazyComponent(() => import('./ManageDialog.tsx'), 'ManageDialog');
