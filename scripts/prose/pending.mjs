/**
 * Files and folders whose prose still has words of the list. Everything else has none.
 * Remove an entry as soon as it is clean; `node scripts/checkProse.mjs --pending` lists what is left.
 */
export const pending = [
  'app',
  'packages/api',
  'packages/domain',
  'packages/flows',
  'packages/i18n',
  'packages/sandbox',
  'packages/ui',
  'stories',
  'tests',
];
