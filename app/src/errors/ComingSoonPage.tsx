import { ComingSoonScreen } from '@platform/ui';

function ComingSoonPage() {
  return <ComingSoonScreen />;
}

export { ComingSoonPage as Page };
