import type { SettingProblem } from '@platform/api';
import { LanguageProvider } from '@platform/i18n';
import { ConfigFailureScreen } from '@platform/ui';

interface ConfigFailureProps {
  /** The settings that stop the start; empty where the file cannot be read. */
  settings: readonly SettingProblem[];
}

/** The page that stands for an app that cannot start. */
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
