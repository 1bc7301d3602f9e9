/**
 * Files and folders whose prose still has words of the list. Everything else has none.
 * Remove an entry as soon as it is clean; `node scripts/checkProse.mjs --pending` lists what is left.
 */
export const pending = [
  'packages/flows/src',
  'packages/sandbox/src',
  'packages/ui/src/billing',
  'packages/ui/src/crm',
  'packages/ui/src/dashboard',
  'packages/ui/src/errors',
  'packages/ui/src/inbox',
  'packages/ui/src/notifications',
  'packages/ui/src/onboarding',
  'packages/ui/src/profile',
  'packages/ui/src/session',
  'packages/ui/src/settings',
  'packages/ui/src/shell',
  'packages/ui/src/shortcuts',
  'packages/ui/src/team',
  'packages/ui/src/voice',
];
