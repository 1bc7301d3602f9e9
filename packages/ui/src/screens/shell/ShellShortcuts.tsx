import { shellTexts, useTranslation } from '@platform/i18n';
import { useShortcut } from '../../shortcuts/useShortcut.ts';

interface ShellShortcutsProps {
  onJump: (() => void) | undefined;
  onShowShortcuts: (() => void) | undefined;
}

export function ShellShortcuts({ onJump, onShowShortcuts }: ShellShortcutsProps) {
  const t = useTranslation(shellTexts);
  useShortcut(
    onJump
      ? { keys: 'mod+k', label: t('shell.nav.jump'), onPress: onJump, group: 'everywhere' }
      : null,
  );
  useShortcut(
    onShowShortcuts
      ? {
          keys: '?',
          label: t('shell.nav.shortcuts'),
          onPress: onShowShortcuts,
          group: 'everywhere',
        }
      : null,
  );
  return null;
}
