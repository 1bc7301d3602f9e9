import { EntitlementsDialog } from '@platform/ui';
import { paths } from '../../paths.ts';
import { useEntitlements } from './useEntitlements.ts';

interface EntitlementsViewProps {
  onClose: () => void;
}

/** Plan entitlements and usage over any page (spec 2.8); they are read when it is opened. */
export function EntitlementsView({ onClose }: EntitlementsViewProps) {
  const { entitlements } = useEntitlements();
  return (
    <EntitlementsDialog entitlements={entitlements} billingHref={paths.billing} onClose={onClose} />
  );
}
