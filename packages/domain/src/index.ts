/* Limits that services enforce and forms check are values; all else is types. */
export * from './agents.ts';
export type * from './billing.ts';
export type * from './bots.ts';
export * from './content.ts';
export type * from './conversations.ts';
export * from './crm.ts';
export type * from './dashboard.ts';
export type * from './figures.ts';
export * from './inbox.ts';
export type * from './integrations.ts';
export * from './knowledge.ts';
export type * from './notifications.ts';
export * from './phoneNumbers.ts';
export * from './profile.ts';
export type * from './records.ts';
export type * from './team.ts';
export * from './testCalls.ts';
export * from './tools.ts';
