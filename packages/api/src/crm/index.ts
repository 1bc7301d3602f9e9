export { addContact, changeContact } from './contactActions.ts';
export * from './contacts.ts';
export { furtherContact } from './furtherContact.ts';
export * from './health.ts';
export * from './interactions.ts';
export * from './leads.ts';
