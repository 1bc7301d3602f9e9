import { joinByInvite, readInviteLink, signOut } from '@platform/api';
import { clearDrafts } from '@platform/flows';
import { joiningTexts, useTranslation } from '@platform/i18n';
import type {
  AcceptDraft,
  AcceptValues,
  InvitationEndedScreenProps,
  JoinOutcome,
} from '@platform/ui/session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { draftsOf } from '../../kit/drafts.ts';
import { draftTexts } from '../../kit/draftFields.ts';
import { useAtomValue, useSetAtom } from '../../platform/state.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { useApi } from '../ApiContext.ts';
import { clearCookieRestoreGuard, markSignedOut } from '../cookieRestoreGuard.ts';
import { returnQuery } from '../returnQuery.ts';
import { sessionAtom, signInEmailAtom, userAtom } from '../sessionAtoms.ts';
import { useSignedIn } from '../useSignedIn.ts';
import { joinRefusal, inviteEnding } from './joinErrors.ts';

type InviteStatus = 'open' | 'otherAccount' | InvitationEndedScreenProps['status'];

/** Drafts by email. The token is in memory only: after a reload the user needs the link again. */
const drafts = draftsOf('', 'acceptInvite', draftTexts('firstName', 'lastName', 'email'));

export function useAcceptInvite() {
  const api = useApi();
  const t = useTranslation(joiningTexts);
  const navigate = useNavigate();
  const { href } = usePages();
  const [invite] = useState(() => readInviteLink(returnQuery()));
  const user = useAtomValue(userAtom);
  const setSession = useSetAtom(sessionAtom);
  const setSignInEmail = useSetAtom(signInEmailAtom);
  const { isSignedIn, succeed } = useSignedIn({ isAutomatic: false, to: 'onboarding' });
  const [draft] = useState(() => drafts.read(invite.email));
  const [ending, setEnding] = useState<InviteStatus | null>(null);

  async function handleSubmit(values: AcceptValues): Promise<JoinOutcome> {
    const { email, firstName, lastName, password } = values;
    clearCookieRestoreGuard();
    // The form unmounts before it can remove the draft itself.
    const removeDraft = drafts.beginSubmit(invite.email);
    try {
      const joined = await joinByInvite(api, {
        token: invite.token,
        email,
        firstName,
        lastName,
        password,
      });
      removeDraft();
      if (joined.user) {
        succeed(joined.user);
      } else {
        setSignInEmail(joined.email || email);
        void navigate(href('signIn'), { replace: true });
      }
      return { status: 'saved' };
    } catch (error) {
      const ended = inviteEnding(error);
      if (ended) {
        drafts.keep(invite.email, null);
        setSignInEmail(email);
        setEnding(ended);
      }
      const isOnline = api.environment.isOnline();
      return joinRefusal(error, { t, isOnline, failed: 'joining.error.accept' });
    }
  }

  async function handleSwitch(): Promise<void> {
    clearDrafts();
    markSignedOut();
    const signedOut = signOut(api);
    setSession({ status: 'signedOut' });
    await signedOut;
  }

  return {
    invite,
    draft,
    onDraftChange: (typed: AcceptDraft | null) => drafts.keep(invite.email, named(typed)),
    status: statusOf(),
    signedInAs: user?.email ?? '',
    onSubmit: handleSubmit,
    onSwitch: handleSwitch,
  };

  function statusOf(): InviteStatus {
    if (isSignedIn) return 'joined';
    if (invite.token === '') return 'missing';
    if (user) return 'otherAccount';
    return ending ?? 'open';
  }
}

/** Ignores a draft without a name: it has only what the link contains. */
const named = (typed: AcceptDraft | null): AcceptDraft | null =>
  typed && (typed.firstName || typed.lastName) ? typed : null;
