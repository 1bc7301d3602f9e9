import { roleContext, roleRequests, profile } from '@platform/api';
import { mapRemote } from '@platform/ui';
import { AccountScreen } from '@platform/ui/profile';
import type { AccountActions, AccountState } from '@platform/ui/profile';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useResource } from '../data/useResource.ts';
import { useRoleRequests } from '../platform/roleRequests/useRoleRequests.ts';
import type { OfferedRole } from '../platform/roleRequests/useRoleRequests.ts';
import { singleKeysEnabledAtom } from '../platform/singleKeysEnabledAtom.ts';
import { useAtomValue, useSetAtom } from '../platform/state.ts';
import { themeAtom } from '../platform/themeAtoms.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useSignOut } from '../shell/useSignOut.ts';
import { profilePath } from './address.ts';
import { useDraftList } from './useDraftList.ts';
import { useOrganization } from './useOrganization.ts';
import { useReport } from './useReport.ts';
import { useSessions } from './useSessions.ts';

function AccountPage() {
  const storedUser = useAtomValue(userAtom);
  const ownProfile = useResource(profile, {});
  const user = (ownProfile.status === 'ready' ? ownProfile.data : null) ?? storedUser;
  const organization = useOrganization(user);
  const { requests, onAnswer } = useRoleRequests();
  const { drafts, onDiscardDraft, onClearDrafts } = useDraftList();
  const { sessions, endingSessions, onEndSession, onEndOtherSessions } = useSessions();
  const { writeReport, onDownloadReport } = useReport(organization);
  const state: AccountState<OfferedRole> = {
    person: {
      id: user?.id ?? '',
      name: user?.name ?? '',
      email: user?.email ?? '',
      picture: user?.picture ?? '',
      isVerified: user?.emailVerified ?? false,
    },
    organization,
    requests,
    session: mapRemote(ownProfile, (data) => ({
      methods: data?.signInMethods ?? null,
      since: data?.signedInAt ?? '',
    })),
    sessions,
    endingSessions,
    theme: useAtomValue(themeAtom),
    areSingleKeysEnabled: useAtomValue(singleKeysEnabledAtom),
    drafts,
  };
  const actions: AccountActions<OfferedRole> = {
    onAnswer,
    onEndSession,
    onEndOtherSessions,
    onThemeChange: useSetAtom(themeAtom),
    onSingleKeysEnabledChange: useSetAtom(singleKeysEnabledAtom),
    onDiscardDraft,
    onClearDrafts,
    onSignOut: useSignOut(),
    onDownloadReport,
  };
  return (
    <AccountScreen
      state={state}
      actions={actions}
      writeReport={writeReport}
      profileHref={profilePath}
    />
  );
}

export { AccountPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(roleContext, {});
  void preload(roleRequests, {});
}
