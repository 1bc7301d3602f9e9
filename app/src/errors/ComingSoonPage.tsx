import { ComingSoonScreen } from '@platform/ui';

/** Stands for a screen that is not built yet (readings 1 and 57). */
export function ComingSoonPage() {
  return <ComingSoonScreen />;
}
