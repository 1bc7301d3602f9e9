import { shellTexts, useTranslation } from '@platform/i18n';
import { useShortcut } from '../../shortcuts/useShortcut.ts';

interface ShellShortcutsProps {
  onOpenPalette: (() => void) | undefined;
  onShowShortcuts: (() => void) | undefined;
}

export function ShellShortcuts({ onOpenPalette, onShowShortcuts }: ShellShortcutsProps) {
  const t = useTranslation(shellTexts);
  useShortcut(
    onOpenPalette
      ? { keys: 'mod+k', label: t('shell.nav.jump'), onPress: onOpenPalette, group: 'everywhere' }
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
