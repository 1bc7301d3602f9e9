import { lazyComponent } from '../internal/lazyComponent.tsx';

const load = () => import('./dialogs.ts');

/** The dialogs of the area; they come together. */
export const LazyNewTagDialog = lazyComponent(load, 'NewTagDialog');
export const LazyTakeOverDialog = lazyComponent(load, 'TakeOverDialog');
