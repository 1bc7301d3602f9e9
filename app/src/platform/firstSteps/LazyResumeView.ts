import { lazyComponent } from '@platform/ui/internal';

/** Link back to the first steps, loaded only for users who have started them. */
export const LazyResumeView = lazyComponent(() => import('./ResumeView.tsx'), 'ResumeView');
