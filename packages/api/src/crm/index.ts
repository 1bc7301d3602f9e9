export { addContact, changeContact } from './contactActions.ts';
export { isLogOf, logCall } from './callLog.ts';
export type { CallLog, LoggableCall } from './callLog.ts';
export * from './contacts.ts';
export { contactById } from './contactById.ts';
export * from './health.ts';
export * from './interactions.ts';
export * from './leads.ts';
