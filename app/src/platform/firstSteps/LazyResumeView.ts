import { lazyComponent } from '@platform/ui/internal';

/** The way back to the first steps, loaded for those who are on them. */
export const LazyResumeView = lazyComponent(() => import('./ResumeView.tsx'), 'ResumeView');
