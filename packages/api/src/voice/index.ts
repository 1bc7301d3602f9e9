/** Calls, resources and actions of the voice area. */
export {
  PHONE_PROVIDERS,
  PHONE_STATUSES,
  createPhoneNumber,
  isNumberTaken,
  listPhoneNumbers,
  phoneNumbers,
  phoneNumbersSchema,
  removePhoneNumber,
  updatePhoneNumber,
} from './phoneNumbers.ts';
export type {
  NewPhoneNumber,
  PhoneNumber,
  PhoneNumberList,
  PhoneNumberSettings,
  PhoneNumberUpdate,
  PhoneNumbersQuery,
  PhoneProvider,
  PhoneStatus,
} from './phoneNumbers.ts';
export { addPhoneNumber, changePhoneNumber, releasePhoneNumber } from './phoneNumberActions.ts';
