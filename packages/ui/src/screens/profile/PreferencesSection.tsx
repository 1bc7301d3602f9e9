import {
  paletteTexts,
  profileAccountTexts,
  shellTexts,
  useLanguage,
  useTranslation,
} from '@platform/i18n';
import { Monitor, Moon, Sun } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { FormSection } from '../../patterns/FormPage/FormSection.tsx';
import { AccountRow } from './AccountRow.tsx';
import { Rows } from './AccountRow.styles.ts';
import type { AccountActions, AccountState } from './types.ts';

const themes = [
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
  { value: 'system', icon: Monitor },
] as const;

export function PreferencesSection(
  props: Pick<AccountState, 'theme' | 'areSingleKeysEnabled'> &
    Pick<AccountActions, 'onThemeChange' | 'onSingleKeysEnabledChange'>,
) {
  const t = useTranslation(profileAccountTexts, shellTexts, paletteTexts);
  const { language, setLanguage, languages } = useLanguage();
  const hintId = useId();
  return (
    <FormSection
      title={t('profileAccount.preferences.title')}
      description={t('profileAccount.preferences.text')}
    >
      <Rows>
        <AccountRow
          title={t('shell.theme.label')}
          description={t('profileAccount.preferences.themeHint')}
        >
          <SegmentedControl
            label={t('shell.theme.label')}
            options={themes.map(({ value, icon }) => ({
              value,
              label: t(`shell.theme.${value}`),
              icon: <Icon icon={icon} size="small" />,
            }))}
            value={props.theme}
            onValueChange={props.onThemeChange}
          />
        </AccountRow>
        <AccountRow
          title={t('common.language.label')}
          description={t('profileAccount.preferences.languageHint')}
        >
          <Select
            label={t('common.language.label')}
            isLabelHidden
            options={languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
            value={language}
            onValueChange={setLanguage}
          />
        </AccountRow>
        <AccountRow
          title={t('palette.keys.single')}
          description={<span id={hintId}>{t('palette.keys.singleHint')}</span>}
        >
          <Switch
            label={t('palette.keys.single')}
            isLabelHidden
            aria-describedby={hintId}
            stateText={t(
              props.areSingleKeysEnabled
                ? 'profileAccount.preferences.on'
                : 'profileAccount.preferences.off',
            )}
            checked={props.areSingleKeysEnabled}
            onCheckedChange={props.onSingleKeysEnabledChange}
          />
        </AccountRow>
      </Rows>
    </FormSection>
  );
}
