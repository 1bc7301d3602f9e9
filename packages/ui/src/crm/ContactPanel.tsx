import { LazyContactPanel } from './lazyDialogs.ts';
import type { ContactPanelProps } from './screenTypes.ts';

/** A contact beside the list it was opened from; its code is loaded when it is first shown. */
export function ContactPanel(props: ContactPanelProps) {
  return <LazyContactPanel {...props} />;
}
