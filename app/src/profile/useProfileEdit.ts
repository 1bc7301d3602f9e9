import { changeProfile } from '@platform/api';
import { readPicture } from '@platform/flows';
import { profileTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import type { ProfileEdit, ProfilePerson, ProfileValues } from '@platform/ui/profile';
import { useCallback, useState } from 'react';
import { serverMessageOr } from '../data/failures.ts';
import { draftTexts } from '../kit/draftFields.ts';
import { useDrafts } from '../kit/useDrafts.ts';
import { useSave } from '../kit/useSave.ts';
import { useSetAtom } from '../platform/state.ts';
import { useLeaveGuard } from '../routing/useLeaveGuard.ts';
import type { LeaveGuard } from '../routing/useLeaveGuard.ts';
import { sessionAtom } from '../session/sessionAtoms.ts';

const fields = { first_name: 'firstName', last_name: 'lastName', picture: 'picture' } as const;

const profileDraft = draftTexts('firstName', 'lastName');

const openPicture: ProfileEdit['openPicture'] = (file) => readPicture(file);

export function useProfileEdit(person: Remote<ProfilePerson>): {
  edit: ProfileEdit;
  leave: LeaveGuard;
} {
  const t = useTranslation(profileTexts);
  const setSession = useSetAtom(sessionAtom);
  const drafts = useDrafts('profile', profileDraft);
  const [draft] = useState(() => drafts.read(''));
  const onDraftChange = useCallback<ProfileEdit['onDraftChange']>(
    (typed) => drafts.keep('', typed),
    [drafts],
  );
  const { leave, setDirty } = useLeaveGuard(useCallback(() => drafts.keep('', null), [drafts]));
  const save = useSave(changeProfile, {
    success: () => t('profile.saved'),
    failure: (error) => serverMessageOr(error, t('profile.error.save')),
    failureToast: 'whenMessageHidden',
    fields,
  });

  const onSave: ProfileEdit['onSave'] = async (values: ProfileValues) => {
    // Called up front, because the user may leave the page before the save ends.
    const removeDraft = drafts.beginSubmit('');
    const outcome = await save({ ...values, picture: newPicture(values.picture) });
    if (outcome.status === 'refused') return outcome;
    removeDraft();
    const user = outcome.output;
    setSession((session) => (session.status === 'signedIn' ? { ...session, user } : session));
    const { firstName, lastName, picture } = user;
    return { status: 'saved', values: { firstName, lastName, picture } };
  };

  /** Picture to send: a data URL replaces the stored picture, '' removes it, undefined keeps it. */
  function newPicture(picture: string): string | undefined {
    const isChange = picture.startsWith('data:') || picture === '';
    return isChange && picture !== dataOf(person)?.picture ? picture : undefined;
  }

  return { edit: { openPicture, draft, onDraftChange, onDirtyChange: setDirty, onSave }, leave };
}
