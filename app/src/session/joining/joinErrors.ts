import { errorCodeOf, isApiError, isTransient } from '@platform/api';
import type { joiningTexts, TextKey, Translate } from '@platform/i18n';
import type { InvitationEndedScreenProps, JoinRefusal } from '@platform/ui/session';
import { fieldMessages, serverMessageOr } from '../../data/failures.ts';
import { formRefusal } from '../../kit/formRefusal.ts';

type Key = Extract<
  TextKey<typeof joiningTexts>,
  `joining.error.${string}` | `joining.${'forgot' | 'reset'}.failed`
>;

/** Wait time in ms if a rate-limited response has no `Retry-After`. */
const DEFAULT_WAIT_MS = 30_000;

const fields = {
  email: 'email',
  password: 'password',
  first_name: 'firstName',
  last_name: 'lastName',
  company: 'company',
} as const;

interface JoinErrorContext {
  t: Translate<TextKey<typeof joiningTexts>>;
  isOnline: boolean;
  failed: Key;
}

/** Returns the error of the registration form; after a lost response the user may retry. */
export function joinRefusal(
  error: unknown,
  { t, isOnline, failed }: JoinErrorContext,
): JoinRefusal {
  const refused = (message: string, rest: Partial<JoinRefusal> = {}): JoinRefusal => ({
    status: 'refused',
    message,
    ...rest,
  });
  if (!isApiError(error)) throw error;
  if (error.kind === 'network' && !isOnline) return refused(t('joining.error.offline'));
  if (error.status === 429) {
    return refused(t('joining.error.wait'), { waitMs: error.retryAfter ?? DEFAULT_WAIT_MS });
  }
  if (errorCodeOf(error) === 'EMAIL_EXISTS') {
    return refused(t('joining.error.taken'), { field: 'email', isTaken: true });
  }
  const message = isTransient(error) ? t(failed) : serverMessageOr(error, t(failed));
  return formRefusal({ error, message, fields: fieldMessages(error) }, { fields });
}

export function inviteEnding(error: unknown): InvitationEndedScreenProps['status'] | null {
  if (!isApiError(error)) return null;
  const code = errorCodeOf(error);
  if (code === 'EMAIL_EXISTS') return 'known';
  if (code === 'INVITE_CANCELLED') return 'cancelled';
  if (error.status === 409) return 'accepted';
  if (error.status === 410) return 'expired';
  return error.status === 404 ? 'notFound' : null;
}
