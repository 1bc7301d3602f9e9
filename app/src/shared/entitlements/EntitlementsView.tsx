import { EntitlementsDialog, prefetchEntitlementsDialog } from '@platform/ui';
import { paths } from '../../paths.ts';
import { useEntitlements } from './useEntitlements.ts';

// Whoever comes for this module is about to need the sheet.
prefetchEntitlementsDialog();

export interface EntitlementsViewProps {
  onClose: () => void;
}

/** Plan entitlements and usage over any page (spec 2.8); they are read when it is opened. */
export function EntitlementsView({ onClose }: EntitlementsViewProps) {
  const { entitlements } = useEntitlements();
  return (
    <EntitlementsDialog entitlements={entitlements} billingHref={paths.billing} onClose={onClose} />
  );
}
