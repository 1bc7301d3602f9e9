import { lazyComponent } from '../internal/lazyComponent.tsx';

const load = () => import('./dialogs.ts');

export const LazyBaseDialog = lazyComponent(load, 'BaseDialog');
export const LazyDeleteBaseDialog = lazyComponent(load, 'DeleteBaseDialog');
export const LazyDeleteDocumentsDialog = lazyComponent(load, 'DeleteDocumentsDialog');
export const LazyPageDialog = lazyComponent(load, 'PageDialog');
export const LazyTextDialog = lazyComponent(load, 'TextDialog');
