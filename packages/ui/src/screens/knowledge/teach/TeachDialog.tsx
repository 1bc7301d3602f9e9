import { lazyComponent } from '../../../internal/lazyComponent.tsx';
import type { TeachDialogProps } from './teachTypes.ts';

const LazyTeachContent = lazyComponent(() => import('./TeachContent.tsx'), 'TeachContent');

/** Adds an answer to a knowledge base, then shows whether its question finds it. */
export function TeachDialog(props: TeachDialogProps) {
  return <LazyTeachContent {...props} />;
}
