import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { TestAgentProps } from './TestAgent.tsx';

export const LazyTestAgent: LazyComponent<TestAgentProps> = lazyComponent(
  () => import('./TestAgent.tsx'),
  'TestAgent',
);
