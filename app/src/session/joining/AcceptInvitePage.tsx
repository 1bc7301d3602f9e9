import {
  AcceptInviteScreen,
  InvitationEndedScreen,
  OtherAccountScreen,
} from '@platform/ui/session';
import { usePages } from '../../routing/PagesContext.ts';
import { JoinFrame } from './JoinFrame.tsx';
import { useAcceptInvite } from './useAcceptInvite.ts';

function AcceptInvitePage() {
  const { href } = usePages();
  const { invite, draft, onDraftChange, status, signedInAs, onSubmit, onSwitch } =
    useAcceptInvite();
  return (
    <JoinFrame step={status} offersSignIn={status === 'open'}>
      {status === 'open' ? (
        <AcceptInviteScreen
          invitation={invite}
          draft={draft}
          onDraftChange={onDraftChange}
          onSubmit={onSubmit}
        />
      ) : status === 'otherAccount' ? (
        <OtherAccountScreen
          reason="invitation"
          signedInAs={signedInAs}
          otherEmail={invite.email}
          onSwitch={onSwitch}
          stayHref={href('dashboard')}
          requestsHref={href('onboarding')}
        />
      ) : (
        <InvitationEndedScreen status={status} signInHref={href('signIn')} />
      )}
    </JoinFrame>
  );
}

export { AcceptInvitePage as Page };
