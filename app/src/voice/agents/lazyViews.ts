import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { DeleteAgentViewProps } from './DeleteAgentView.tsx';
import type { SwitchViewProps } from './SwitchView.tsx';

const load = () => import('./views.ts');

/** What is asked about an agent, loaded when it is first asked. */
export const LazySwitchView: LazyComponent<SwitchViewProps> = lazyComponent(load, 'SwitchView');
export const LazyDeleteAgentView: LazyComponent<DeleteAgentViewProps> = lazyComponent(
  load,
  'DeleteAgentView',
);
