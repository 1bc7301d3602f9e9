import { defineResource } from '../resource.ts';
import { listPhoneNumbers } from './numberEndpoints.ts';
import type { PhoneNumbersQuery } from './numberEndpoints.ts';

/** The telephone numbers of the tenant; the provider verifies them meanwhile, so each visit asks. */
export const phoneNumbers = defineResource({
  name: 'voice.phoneNumbers',
  load: ({ http }, query: PhoneNumbersQuery, signal) => listPhoneNumbers(http, query, signal),
  freshMs: 2000,
  isFeature: true,
});
