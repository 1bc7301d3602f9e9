export * from './contacts.contract.ts';
export { contactsSchema, splitName } from './contacts.ts';
export * from './health.contract.ts';
export * from './interactions.contract.ts';
export {
  DIRECTIONS,
  INTERACTION_TYPES,
  directionOf,
  interactionTypeOf,
  interactionsSchema,
} from './interactions.ts';
export * from './leads.contract.ts';
export { LEAD_STATUSES, leadStatusOf, leadsSchema } from './leads.ts';
