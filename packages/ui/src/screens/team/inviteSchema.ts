import { emailFault, emailKey } from '@platform/i18n/text';
import * as z from 'zod/mini';
import { EMAIL_KEYS } from '../../internal/emailCheck.ts';
import type { EmailErrorKey } from '../../internal/emailCheck.ts';
import type { TagsWithText } from '../../patterns/FormDialog/FormTagInput.tsx';
import { addressOf } from './addressList.ts';

export type InviteErrorKey =
  | EmailErrorKey
  | 'teamDialogs.invite.duplicate'
  | 'teamDialogs.invite.roleRequired';

/** Text of the field for one address, or value of that for several. */
export type InviteEmails = string | readonly string[] | TagsWithText;

const key = (textKey: InviteErrorKey) => textKey;

/** Compares `takenEmails` in any case, and returns those that are not. Messages are text keys. */
export function inviteSchema(takenEmails: readonly string[], roles: readonly string[]) {
  const takenKeys = new Set(takenEmails.map(emailKey));
  const isTaken = (email: string) => takenKeys.has(emailKey(email));

  function faultOf(emails: readonly string[]): InviteErrorKey | undefined {
    if (emails.length === 0) return 'common.validation.emailRequired';
    const [fault] = emails.flatMap((email) => emailFault(email) ?? []);
    if (fault) return EMAIL_KEYS[fault];
    return emails.every(isTaken) ? 'teamDialogs.invite.duplicate' : undefined;
  }

  return z.object({
    email: z.pipe(
      z.transform(readEmails),
      z.array(z.string()).check(
        ({ value, issues }) => {
          const message = faultOf(value);
          if (message) issues.push({ code: 'custom', message, input: value });
        },
        z.overwrite((emails) => emails.filter((email) => !isTaken(email))),
      ),
    ),
    // '' until a role is chosen.
    role: z.enum(roles, key('teamDialogs.invite.roleRequired')),
  });
}

/** A text that is not an entry yet is invalid, or it would have become one. */
function readEmails(value: InviteEmails): string[] {
  const entries = entriesOf(value).map(addressOf);
  return entries.filter((entry) => entry !== '');
}

export function entriesOf(value: InviteEmails): readonly string[] {
  if (typeof value === 'string') return [value];
  return 'text' in value ? [...value.tags, value.text] : value;
}
