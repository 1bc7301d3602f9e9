import { lazyComponent } from '../../internal/lazyComponent.tsx';

export const LazyEmbedPanel = lazyComponent(() => import('./EmbedPanelBody.tsx'), 'EmbedPanelBody');
