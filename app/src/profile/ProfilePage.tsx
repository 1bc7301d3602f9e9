import { profile, roleContext } from '@platform/api';
import { ProfileScreen } from '@platform/ui';
import { LeaveView } from '../routing/LeaveView.tsx';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useFeature } from '../session/useFeature.ts';
import { useProfileEdit } from './useProfileEdit.ts';
import { useProfilePerson } from './useProfilePerson.ts';

/** `/profile`: how a person appears to their team, to be changed where the deployment lets people. */
function ProfilePage() {
  const person = useProfilePerson();
  const { edit, leave } = useProfileEdit(person);
  const canEdit = useFeature('profile-edit');
  return (
    <>
      <ProfileScreen person={person} edit={canEdit ? edit : undefined} />
      <LeaveView {...leave} />
    </>
  );
}

export { ProfilePage as Page };
/** Starts the reads of the page. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(profile, {});
  void preload(roleContext, {});
}
