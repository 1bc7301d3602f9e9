import { ComingSoonScreen } from '@platform/ui';

/** Stands for a screen that is not built yet (readings 1 and 57). */
function ComingSoonPage() {
  return <ComingSoonScreen />;
}

export { ComingSoonPage as Page };
