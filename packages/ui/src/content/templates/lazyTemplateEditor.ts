import { lazyComponent } from '../../internal/lazyComponent.tsx';

/** The preview and the editor. */
export const LazyTemplateEditor = lazyComponent(
  () => import('./TemplateEditor.tsx'),
  'TemplateEditor',
);
