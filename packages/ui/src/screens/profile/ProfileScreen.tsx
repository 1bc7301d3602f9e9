import { profileTexts, shellTexts, useTranslation } from '@platform/i18n';
import { Banner } from '../../components/Banner/Banner.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import { RemoteRetry } from '../../patterns/RemoteContent/RemoteRetry.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Column, Notice } from './ProfileScreen.styles.ts';
import type { ProfileScreenProps } from './types.ts';

/** Name and picture of the user. Render it inside a `Page`; another user needs another `key`. */
export function ProfileScreen({ person, edit }: ProfileScreenProps) {
  const t = useTranslation(profileTexts, shellTexts);
  return (
    <Column>
      <PageHeader title={t('shell.page.profile')} description={t('profile.subtitle')} />
      <RemoteContent source={person} loadingText={t('profile.loading')} showsRefreshError={false}>
        {(data) => (
          <>
            {person.status === 'ready' && person.refreshError ? (
              <Notice>
                <Banner tone="warning" actions={<RemoteRetry error={person.refreshError} />}>
                  {person.refreshError.message}
                </Banner>
              </Notice>
            ) : null}
            {edit ? <ProfileForm person={data} {...edit} /> : <ProfileFacts person={data} />}
          </>
        )}
      </RemoteContent>
    </Column>
  );
}
