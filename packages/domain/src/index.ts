/* Types only: a consumer imports them with `import type`, and bundles nothing of this package. */
export type * from './crm.ts';
export type * from './records.ts';
