export { addContact, changeContact } from './contactActions.ts';
export * from './contacts.ts';
export { contactById } from './contactById.ts';
export * from './health.ts';
export * from './interactions.ts';
export * from './leads.ts';
