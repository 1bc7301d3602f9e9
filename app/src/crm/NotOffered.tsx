import { ComingSoonScreen } from '@platform/ui';

/** Stands for the list where the deployment has no the CRM (reading 57). */
export function NotOffered() {
  return <ComingSoonScreen />;
}
