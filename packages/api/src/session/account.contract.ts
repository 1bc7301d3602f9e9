import { ACCOUNT_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { trimmed } from '../description/shapes.ts';

const { name: MAX_NAME, password: PASSWORD } = ACCOUNT_LIMITS;

const name = trimmed(0, MAX_NAME, `Use at most ${MAX_NAME} characters`);

export const firstName = name.describe('First name, or an empty string if there is a last name.');
export const lastName = name.describe('Last name, or an empty string if there is a first name.');

export const newPassword = z
  .string()
  .min(PASSWORD.min, `Use ${PASSWORD.min} characters or more`)
  .max(PASSWORD.max, `Use at most ${PASSWORD.max} characters`)
  .describe('Password of the account.');

export const hasName = (person: {
  first_name?: string | undefined;
  last_name?: string | undefined;
}): boolean => Boolean(person.first_name) || Boolean(person.last_name);

export const nameRequired = {
  path: ['first_name'],
  message: 'Please provide at least a first name or last name',
};
