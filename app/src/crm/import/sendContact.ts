import { createContact } from '@platform/api';
import type { ContactInput, Http } from '@platform/api';
import { verdictOf } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** `POST /v1/contacts/` for one row, once; whatever comes of it is a verdict. */
export async function sendContact(http: Http, contact: ContactInput): Promise<Verdict> {
  try {
    await createContact(http, contact);
    return { result: 'created' };
  } catch (error) {
    return verdictOf(error);
  }
}
