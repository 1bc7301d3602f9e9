import { ACCOUNT_LIMITS } from '@platform/api/contract';
import { trimText } from '@platform/i18n/text';
import type { FieldErrors } from '../../http/HttpError.ts';

const { name: longest, password: shortest, longestPassword } = ACCOUNT_LIMITS;

/** What a new account is made of. */
interface AccountFields {
  first_name?: string | undefined;
  last_name?: string | undefined;
  password?: string | undefined;
}

/** What is wrong with the name and the password of a new account, by field. */
export function accountFaults(fields: AccountFields): FieldErrors {
  const { first_name = '', last_name = '', password = '' } = fields;
  const faults: FieldErrors = {};
  if (!trimText(first_name) && !trimText(last_name)) {
    faults.first_name = 'Please provide at least a first name or last name';
  }
  if (first_name.length > longest) faults.first_name = `Use at most ${longest} characters`;
  if (last_name.length > longest) faults.last_name = `Use at most ${longest} characters`;
  if (password.length < shortest) faults.password = `Use ${shortest} characters or more`;
  if (password.length > longestPassword) {
    faults.password = `Use at most ${longestPassword} characters`;
  }
  return faults;
}
