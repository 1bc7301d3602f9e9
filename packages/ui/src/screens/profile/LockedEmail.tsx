import { profileTexts, useTranslation } from '@platform/i18n';
import { Lock } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';

export function LockedEmail({ email }: { email: string }) {
  const t = useTranslation(profileTexts);
  return (
    <TextField
      label={t('profile.email')}
      hint={t('profile.managed')}
      value={email}
      readOnly
      startIcon={<Icon icon={Lock} />}
    />
  );
}
