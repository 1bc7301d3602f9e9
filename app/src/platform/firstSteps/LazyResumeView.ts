import { lazyComponent } from '@platform/ui/internal';

export const LazyResumeView = lazyComponent(() => import('./ResumeView.tsx'), 'ResumeView');
