import { lazyComponent } from '../../../internal/lazyComponent.tsx';
import type { CallPanelProps } from './panel/CallPanelContent.tsx';

export const LazyCallPanel = lazyComponent(
  () => import('./panel/CallPanelContent.tsx'),
  'CallPanelContent',
);

/** A call in a panel next to its list. Its code is loaded when first shown. */
export function CallPanel(props: CallPanelProps) {
  return <LazyCallPanel {...props} />;
}
