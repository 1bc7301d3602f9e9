import { lazyComponent } from '@platform/ui/internal';
import type { LazyComponent } from '@platform/ui/internal';
import type { TestAgentProps } from './TestAgent.tsx';

/** The test call with its sound, loaded when it is opened. */
export const LazyTestAgent: LazyComponent<TestAgentProps> = lazyComponent(
  () => import('./TestAgent.tsx'),
  'TestAgent',
);
