import { profileTexts, useTranslation } from '@platform/i18n';
import { Lock } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { LockedEmail } from './LockedEmail.tsx';
import { RoleBadges } from './RoleBadges.tsx';
import {
  Card,
  Fields,
  Header,
  Identity,
  LargeAvatar,
  Names,
  PersonName,
} from './ProfileScreen.styles.ts';
import type { ProfilePerson } from './types.ts';
import { Text } from '../../components/Text/Text.tsx';

export function ProfileFacts({ person }: { person: ProfilePerson }) {
  const t = useTranslation(profileTexts);
  const { id, name, email, picture, firstName, lastName, roles } = person;
  const lock = <Icon icon={Lock} />;
  return (
    <Card>
      <Header>
        <LargeAvatar name={name} id={id} src={picture} />
        <Identity>
          <PersonName>
            <bdi>{name || t('profile.unnamed')}</bdi>
          </PersonName>
          <Text as="p" tone="tertiary" size="md">
            {t('profile.readOnly')}
          </Text>
        </Identity>
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
