import { ComingSoonScreen } from '@platform/ui';

/** Stands for a screen that is not built yet. */
function ComingSoonPage() {
  return <ComingSoonScreen />;
}

export { ComingSoonPage as Page };
