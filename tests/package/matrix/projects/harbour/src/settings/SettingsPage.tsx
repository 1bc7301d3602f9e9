import { useLanguage, useTranslation } from '@platform/i18n';
import { Card, Page, PageHeader, RadioGroup, Select, Stack, Switch } from '@platform/ui';
import type { ThemeChoice } from '@platform/ui/shell';
import { harbourTexts } from '../texts/harbour';

const THEMES = ['light', 'dark', 'system'] as const;

interface SettingsPageProps {
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
}

/** Preferences of the user. */
export function SettingsPage({ theme, onThemeChange }: SettingsPageProps) {
  const t = useTranslation(harbourTexts);
  const { language, languages, setLanguage } = useLanguage();
  return (
    <Page width="narrow">
      <PageHeader title={t('harbour.nav.settings')} description={t('harbour.settings.subtitle')} />
      <Stack gap="4">
        <Card title={t('harbour.settings.look')}>
          <Stack gap="4">
            <RadioGroup
              label={t('harbour.settings.theme')}
              orientation="horizontal"
              options={THEMES.map((value) => ({ value, label: t(`harbour.theme.${value}`) }))}
              value={theme}
              onValueChange={onThemeChange}
            />
            <Select
              label={t('common.language.label')}
              options={languages.map(({ code, nativeName }) => ({
                value: code,
                label: nativeName,
              }))}
              value={language}
              onValueChange={setLanguage}
            />
          </Stack>
        </Card>
        <Card title={t('harbour.settings.messages')}>
          <Stack gap="3" align="start">
            <Switch label={t('harbour.settings.arrivals')} defaultChecked />
            <Switch label={t('harbour.settings.storms')} defaultChecked />
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
