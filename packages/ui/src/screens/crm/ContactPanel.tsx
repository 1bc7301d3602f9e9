import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { ContactPanelProps } from './panelTypes.ts';

const LazyContactPanel = lazyComponent(() => import('./dialogs.ts'), 'ContactPanelContent');

/** A contact next to the list it was opened from; loads its code when first rendered. */
export function ContactPanel(props: ContactPanelProps) {
  return <LazyContactPanel {...props} />;
}
