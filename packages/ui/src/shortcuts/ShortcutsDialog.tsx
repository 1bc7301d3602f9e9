import { lazyComponent } from '../internal/lazyComponent.tsx';
import type { ShortcutsDialogProps } from './types.ts';

const LazyList = lazyComponent(() => import('./ShortcutList.tsx'), 'ShortcutList');

/** The shortcuts that act on the page, and a switch for single keys (WCAG 2.1.4). Loaded lazily. */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  return <LazyList {...props} />;
}
