import { lazyComponent } from '../../internal/lazyComponent.tsx';

/** What knows how numbers are written comes with the form: its tables are larger than the page. */
const load = () => import('./dialogs.ts');

export const LazyNumberDialog = lazyComponent(load, 'NumberDialog');
export const LazyNumberText = lazyComponent(load, 'NumberText');
export const LazyReleaseDialog = lazyComponent(load, 'ReleaseDialog');
