import { joinByInvite, readInviteLink, signOut } from '@platform/api';
import { clearDrafts } from '@platform/flows';
import { joiningTexts, useTranslation } from '@platform/i18n';
import type { AcceptValues, InvitationEndedScreenProps, JoinOutcome } from '@platform/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAtomValue, useSetAtom } from '../../platform/state.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { useApi } from '../ApiContext.ts';
import { forgetBounce, markSignedOut } from '../bounce.ts';
import { returnQuery } from '../returnQuery.ts';
import { sessionAtom, signInEmailAtom, userAtom } from '../sessionAtoms.ts';
import { useSignedIn } from '../useSignedIn.ts';
import { joinRefusal, inviteEnding } from './joinErrors.ts';

/** What the page shows: the form, somebody who is signed in, or how the invite ended. */
type InviteStatus = 'open' | 'otherAccount' | InvitationEndedScreenProps['status'];

/** An invite, and the way to accept it: once, by whoever has the link, as nobody else. */
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
  const [ending, setEnding] = useState<InviteStatus | null>(null);

  async function handleSubmit(values: AcceptValues): Promise<JoinOutcome> {
    const { email, firstName, lastName, password } = values;
    forgetBounce();
    try {
      const joined = await joinByInvite(api, {
        token: invite.token,
        email,
        first_name: firstName,
        last_name: lastName,
        password,
      });
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
    const told = signOut(api);
    setSession({ status: 'signedOut' });
    await told;
  }

  return {
    invite,
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
