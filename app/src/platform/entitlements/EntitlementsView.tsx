import { EntitlementsDialog } from '@platform/ui/billing';
import { usePages } from '../../routing/PagesContext.ts';
import { useEntitlements } from './useEntitlements.ts';

export interface EntitlementsViewProps {
  onClose: () => void;
}

export function EntitlementsView({ onClose }: EntitlementsViewProps) {
  const { href } = usePages();
  return (
    <EntitlementsDialog
      entitlements={useEntitlements()}
      billingHref={href('billing')}
      onClose={onClose}
    />
  );
}
