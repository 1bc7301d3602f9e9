import { roleContext } from '@platform/api';
import { ProfileScreen } from '@platform/ui/profile';
import { LeaveView } from '../routing/LeaveView.tsx';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useFeature } from '../session/useFeature.ts';
import { useProfileEdit } from './useProfileEdit.ts';
import { useProfilePerson } from './useProfilePerson.ts';

/** `/profile`: editable if the deployment allows it. */
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
export function loader({ preload }: PageLoaderContext): void {
  void preload(roleContext, {});
}
