import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { ConflictDialogProps } from '@platform/ui/voice';
import type { DeleteAgentViewProps } from './DeleteAgentView.tsx';
import type { SeveralAgentsViewProps } from './SeveralAgentsView.tsx';
import type { SwitchViewProps } from './SwitchView.tsx';

const load = () => import('./views.ts');

export const LazySeveralAgentsView: LazyComponent<SeveralAgentsViewProps> = lazyComponent(
  load,
  'SeveralAgentsView',
);
export const LazySwitchView: LazyComponent<SwitchViewProps> = lazyComponent(load, 'SwitchView');
export const LazyDeleteAgentView: LazyComponent<DeleteAgentViewProps> = lazyComponent(
  load,
  'DeleteAgentView',
);
export const LazyConflictDialog: LazyComponent<ConflictDialogProps> = lazyComponent(
  load,
  'ConflictDialog',
);
