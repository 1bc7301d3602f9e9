import { LanguageProvider } from '@platform/i18n';
import { ConfigFailureScreen } from '@platform/ui';

interface ConfigFailureProps {
  /** The settings that are missing or invalid; empty where the file cannot be read. */
  names: readonly string[];
}

/** The page that stands for an app that cannot start (spec 1, reading 70). */
export function ConfigFailure({ names }: ConfigFailureProps) {
  return (
    <LanguageProvider language="en">
      <ConfigFailureScreen
        settings={names.map((name) => ({ name, problem: 'missing' }))}
        isUnreadable={names.length === 0}
        onReload={() => window.location.reload()}
      />
    </LanguageProvider>
  );
}
