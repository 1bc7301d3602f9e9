export * from './contacts.ts';
export * from './health.ts';
export * from './interactions.ts';
export * from './leads.ts';
