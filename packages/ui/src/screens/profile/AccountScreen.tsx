import { profileAccountTexts, shellTexts, useTranslation } from '@platform/i18n';
import { UserRound } from 'lucide';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { FormSection } from '../../patterns/FormPage/FormSection.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import { RoleRequests } from '../../patterns/RoleRequests/RoleRequests.tsx';
import { AccountRow } from './AccountRow.tsx';
import { Rows, Column, Quiet, Row } from './AccountRow.styles.ts';
import { DeviceSection } from './DeviceSection.tsx';
import { HelpSection } from './HelpSection.tsx';
import { OrganizationRows } from './OrganizationRows.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { SessionRows } from './SessionRows.tsx';
import { SignInRows } from './SignInRows.tsx';
import type { RoleOffer } from '../../patterns/RoleRequests/types.ts';
import type { AccountScreenProps } from './types.ts';

/** Identity, permissions and browser data. Actions need a known role. Render it inside a `Page`. */
export function AccountScreen<Offered extends RoleOffer>(props: AccountScreenProps<Offered>) {
  const { state, actions, profileHref = '/profile' } = props;
  const { person, organization, requests, session, sessions } = state;
  const t = useTranslation(profileAccountTexts, shellTexts);
  const isUnknown = organization.status === 'error';
  return (
    <Column>
      <PageHeader
        title={t('shell.page.account')}
        description={t('profileAccount.subtitle')}
        actions={
          <ButtonLink href={profileHref} startIcon={<Icon icon={UserRound} />}>
            {t('profileAccount.openProfile')}
          </ButtonLink>
        }
      />
      <FormSection
        title={t('profileAccount.identity.title')}
        description={t('profileAccount.identity.text')}
      >
        <Rows>
          <AccountRow
            lead={<Avatar name={person.name} id={person.id} src={person.picture} />}
            title={<bdi>{person.name || t('shell.user.unnamed')}</bdi>}
            description={person.email && <bdi>{person.email}</bdi>}
          >
            {person.isVerified ? (
              <Badge tone="success">{t('profileAccount.identity.verified')}</Badge>
            ) : (
              <Badge tone="neutral">{t('profileAccount.identity.unverified')}</Badge>
            )}
          </AccountRow>
        </Rows>
      </FormSection>
      <FormSection
        title={t('profileAccount.organization.title')}
        description={t('profileAccount.organization.text')}
      >
        <RemoteContent
          source={organization}
          loadingText={t('profileAccount.organization.loading')}
          renderPlaceholder={inBox}
        >
          {(data) => <OrganizationRows organization={data} />}
        </RemoteContent>
      </FormSection>
      {isUnknown || requests.status === 'unavailable' ? null : (
        <FormSection
          title={t('profileAccount.requests.title')}
          description={t('profileAccount.requests.text')}
        >
          <RemoteContent
            source={requests}
            loadingText={t('profileAccount.requests.loading')}
            renderPlaceholder={inBox}
          >
            {(offers) =>
              offers.length > 0 ? (
                <RoleRequests requests={offers} onAnswer={actions.onAnswer} />
              ) : (
                <Rows>
                  <Quiet>{t('profileAccount.requests.none')}</Quiet>
                </Rows>
              )
            }
          </RemoteContent>
        </FormSection>
      )}
      <FormSection
        title={t('profileAccount.signIn.title')}
        description={t('profileAccount.signIn.text')}
      >
        <RemoteContent
          source={session}
          loadingText={t('profileAccount.signIn.loading')}
          renderPlaceholder={inBox}
        >
          {({ methods }) => <SignInRows methods={methods} />}
        </RemoteContent>
      </FormSection>
      {sessions.status === 'unavailable' ? null : (
        <FormSection
          title={t('profileAccount.sessions.title')}
          description={t('profileAccount.sessions.text')}
        >
          <RemoteContent
            source={sessions}
            loadingText={t('profileAccount.sessions.loading')}
            renderPlaceholder={inBox}
          >
            {(data) => (
              <SessionRows sessions={data} endingSessions={state.endingSessions} {...actions} />
            )}
          </RemoteContent>
        </FormSection>
      )}
      <PreferencesSection {...state} {...actions} />
      <DeviceSection {...state} {...actions} />
      <HelpSection writeReport={props.writeReport} onDownloadReport={actions.onDownloadReport} />
    </Column>
  );
}

const inBox = (content: ReactNode) => (
  <Rows>
    <Row>{content}</Row>
  </Rows>
);
