import { lazyComponent } from '../../internal/lazyComponent.tsx';

/** The editor, with what reads and writes schemas. */
export const LazyToolEditor = lazyComponent(() => import('./ToolEditor.tsx'), 'ToolEditor');
