import type { ContactBody } from '@platform/api/contract';
import { isEmail } from '@platform/i18n/text';
import { invalid } from '../http/validate.ts';
import type { FieldErrors } from '../http/HttpError.ts';

const LIMITS: Readonly<Record<string, number>> = {
  name: 500,
  email: 320,
  phone: 64,
  notes: 10_000,
  source: 500,
  owner_id: 500,
  summary: 10_000,
};

/** @throws HttpError 422 for a text that is longer than the table holds */
export function assertLengths(body: Readonly<Record<string, unknown>>): void {
  const fields: FieldErrors = {};
  for (const [name, limit] of Object.entries(LIMITS)) {
    const value = body[name];
    if (typeof value === 'string' && value.length > limit) {
      fields[name] = `At most ${limit} letters`;
    }
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** What the form asks of a new contact, asked again. @throws HttpError 422 */
export function assertNewContact(body: ContactBody): void {
  if (body.email === '') throw invalid({ email: 'Email is required' });
  assertContact(body);
  if (body.name === '') {
    throw invalid({ name: 'Please provide at least a first name or last name' });
  }
}

/** What holds for every contact; one that came without name or address may stay so. @throws HttpError 422 */
export function assertContact(body: ContactBody): void {
  assertLengths(body);
  if (body.email !== '' && !isEmail(body.email)) {
    throw invalid({ email: 'Enter a valid email' });
  }
}
