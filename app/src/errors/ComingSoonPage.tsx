import { ComingSoonScreen } from '@platform/ui/errors';

function ComingSoonPage() {
  return <ComingSoonScreen />;
}

export { ComingSoonPage as Page };
