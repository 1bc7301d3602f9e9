import type { SettingProblem } from '@platform/api';
import { LanguageProvider } from '@platform/i18n';
import { ConfigFailureScreen } from '@platform/ui/errors';

interface ConfigFailureProps {
  settings: readonly SettingProblem[];
}

export function ConfigFailure({ settings }: ConfigFailureProps) {
  return (
    <LanguageProvider language="en">
      <ConfigFailureScreen
        settings={settings}
        isUnreadable={settings.length === 0}
        onReload={() => window.location.reload()}
      />
    </LanguageProvider>
  );
}
