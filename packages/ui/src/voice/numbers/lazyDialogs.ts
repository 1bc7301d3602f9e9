import { lazyComponent } from '../../internal/lazyComponent.tsx';

const load = () => import('./dialogs.ts');

export const LazyNumberDialog = lazyComponent(load, 'NumberDialog');
export const LazyReleaseDialog = lazyComponent(load, 'ReleaseDialog');
