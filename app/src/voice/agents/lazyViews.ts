import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { DeleteAgentViewProps } from './DeleteAgentView.tsx';
import type { SwitchViewProps } from './SwitchView.tsx';

const load = () => import('./views.ts');

export const LazySwitchView: LazyComponent<SwitchViewProps> = lazyComponent(load, 'SwitchView');
export const LazyDeleteAgentView: LazyComponent<DeleteAgentViewProps> = lazyComponent(
  load,
  'DeleteAgentView',
);
