import { errorsTexts, useTranslation } from '@platform/i18n';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorArt } from '../../components/Illustration/ErrorArt.tsx';
import { Setting, SettingList, SettingName } from './ConfigFailureScreen.styles.ts';
import { MessagePage } from '../../patterns/MessagePage/MessagePage.tsx';
import { Text } from '../../components/Text/Text.tsx';

/** Setting that prevents the start. */
export interface FailedSetting {
  /** Name of the setting in the documentation. */
  name: string;
  /** The setting is absent, or its value cannot be used. */
  problem: 'missing' | 'invalid';
}

export interface ConfigFailureScreenProps {
  /** Every setting that prevents the start, in the order of the documentation. */
  settings: readonly FailedSetting[];
  /** True if `config.json` itself could not be read. @default false */
  isUnreadable?: boolean;
  /** Called to reload the page. */
  onReload: () => void;
}

/** Replaces a blank page if settings are missing or invalid. */
export function ConfigFailureScreen({
  settings,
  isUnreadable = false,
  onReload,
}: ConfigFailureScreenProps) {
  const t = useTranslation(errorsTexts);
  const text = isUnreadable
    ? t('errors.config.unreadable')
    : t('errors.config.text', { count: settings.length });
  return (
    <MessagePage
      layout="full"
      isAlert
      illustration={<ErrorArt />}
      title={t('errors.config.title')}
      description={text}
      actions={
        <Button variant="primary" size="large" onClick={onReload}>
          {t('errors.config.reload')}
        </Button>
      }
    >
      <SettingList aria-label={t('errors.config.list')}>
        {settings.map(({ name, problem }) => (
          <Setting key={name}>
            <SettingName>{name}</SettingName>{' '}
            <Text tone="danger" size="md">
              {t(`errors.config.${problem}`)}
            </Text>
          </Setting>
        ))}
      </SettingList>
    </MessagePage>
  );
}
