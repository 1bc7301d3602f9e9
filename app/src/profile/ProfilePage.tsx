import { roleContext } from '@platform/api';
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
/** Starts the reads of the page; who is signed in is known from the start of the session. */
export function loader({ preload }: PageLoaderContext): void {
  void preload(roleContext, {});
}
