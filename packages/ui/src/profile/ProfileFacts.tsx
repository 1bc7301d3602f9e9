import { profileTexts, useTranslation } from '@platform/i18n';
import { Lock } from 'lucide';
import { Icon } from '../components/Icon/Icon.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { LockedEmail } from './LockedEmail.tsx';
import { RoleBadges } from './RoleBadges.tsx';
import { Card, Fields, Header, LargeAvatar, Names } from './ProfileScreen.styles.ts';
import type { ProfilePerson } from './types.ts';

export function ProfileFacts({ person }: { person: ProfilePerson }) {
  const t = useTranslation(profileTexts);
  const { id, name, email, picture, firstName, lastName, roles } = person;
  const lock = <Icon icon={Lock} />;
  return (
    <Card>
      <Header>
        <LargeAvatar name={name} id={id} src={picture} />
        <div>
          <p>
            <bdi>{name || t('profile.unnamed')}</bdi>
          </p>
          <p>{t('profile.readOnly')}</p>
        </div>
      </Header>
      <Fields>
        <Names>
          <TextField label={t('profile.firstName')} value={firstName} readOnly startIcon={lock} />
          <TextField label={t('profile.lastName')} value={lastName} readOnly startIcon={lock} />
        </Names>
        <LockedEmail email={email} />
        <RoleBadges roles={roles} />
      </Fields>
    </Card>
  );
}
