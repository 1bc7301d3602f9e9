import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { CallPanelProps } from './panel/CallPanelContent.tsx';

export const LazyCallPanel = lazyComponent(
  () => import('./panel/CallPanelContent.tsx'),
  'CallPanelContent',
);

/** A call beside the list it was opened from; its code is loaded when it is first shown. */
export function CallPanel(props: CallPanelProps) {
  return <LazyCallPanel {...props} />;
}
