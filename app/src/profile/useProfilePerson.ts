import { normaliseRole, profile } from '@platform/api';
import type { User } from '@platform/api';
import { profileTexts, useTranslation } from '@platform/i18n';
import { mapRemote } from '@platform/ui';
import type { Remote } from '@platform/ui';
import type { ProfilePerson } from '@platform/ui/profile';
import { useResource } from '../data/useResource.ts';
import { useAtomValue } from '../platform/state.ts';
import { useActor } from '../session/useActor.ts';
import { userAtom } from '../session/sessionAtoms.ts';

export function useProfilePerson(): Remote<ProfilePerson> {
  const t = useTranslation(profileTexts);
  const stored = useAtomValue(userAtom);
  const read = useResource(profile, {}, { errorText: () => t('profile.error.load') });
  const { actor } = useActor(read.status === 'ready' ? read.data : null);

  const toPerson = (user: User): ProfilePerson => ({
    id: user.id,
    name: user.name,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    picture: user.picture,
    roles: actor.roles.map(normaliseRole),
  });
  if (!stored) return { status: 'loading' };
  if (read.status !== 'error') return mapRemote(read, (user) => toPerson(user ?? stored));
  const { message, retry } = read;
  return { status: 'ready', data: toPerson(stored), refreshError: { message, retry } };
}
