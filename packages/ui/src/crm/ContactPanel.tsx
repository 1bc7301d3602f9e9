import { lazyComponent } from '../internal/lazyComponent.tsx';
import type { ContactPanelProps } from './screenTypes.ts';

const LazyContactPanel = lazyComponent(() => import('./dialogs.ts'), 'ContactPanelContent');

/** A contact beside the list it was opened from; its code is loaded when it is first shown. */
export function ContactPanel(props: ContactPanelProps) {
  return <LazyContactPanel {...props} />;
}
