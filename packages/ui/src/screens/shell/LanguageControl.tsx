import { useLanguage, useTranslation } from '@platform/i18n';
import { Globe } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Label, NativeSelect, Option } from './LanguageControl.styles.ts';

/** Other props go to the label around the select. */
export type LanguageControlProps = Omit<ComponentPropsWithRef<'label'>, 'children'>;

/** Selects the interface language. A native select, because it is in the first paint. */
export function LanguageControl(props: LanguageControlProps) {
  const t = useTranslation();
  const { language, isLoading, setLanguage, languages } = useLanguage();
  return (
    <Label {...props}>
      <Icon icon={Globe} />
      <NativeSelect
        aria-label={t('common.language.label')}
        aria-busy={isLoading || undefined}
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
      >
        {languages.map(({ code, nativeName }) => (
          <Option key={code} value={code} lang={code}>
            {nativeName}
          </Option>
        ))}
      </NativeSelect>
    </Label>
  );
}
