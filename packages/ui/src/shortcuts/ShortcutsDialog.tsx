import { lazyComponent } from '../internal/lazyComponent.tsx';
import type { ShortcutListProps } from './ShortcutList.tsx';

export type ShortcutsDialogProps = ShortcutListProps;

const LazyList = lazyComponent(() => import('./ShortcutList.tsx'), 'ShortcutList');

/**
 * Lists the shortcuts that act on the page, and switches single keys off (WCAG 2.1.4). Mount it while
 * it is open; its code is loaded when it is first needed.
 */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  return <LazyList {...props} />;
}
