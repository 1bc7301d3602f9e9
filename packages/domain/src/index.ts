/* Types only: a consumer imports them with `import type`, and bundles nothing of this package. */
export type * from './billing.ts';
export type * from './bots.ts';
export type * from './content.ts';
export type * from './crm.ts';
export type * from './inbox.ts';
export type * from './integrations.ts';
export type * from './knowledge.ts';
export type * from './notifications.ts';
export type * from './profile.ts';
export type * from './records.ts';
export type * from './team.ts';
