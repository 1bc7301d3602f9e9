import { LazyCallPanel } from './lazyCallPanel.ts';
import type { CallPanelProps } from './panel/CallPanel.tsx';

/** A call beside the list it was opened from; its code is loaded when it is first shown. */
export function CallPanel(props: CallPanelProps) {
  return <LazyCallPanel {...props} />;
}
