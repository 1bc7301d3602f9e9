import { shellTexts, useTranslation } from '@platform/i18n';
import { flushSync } from 'react-dom';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import type { ShellNavigation } from './navigation.ts';
import { SheetContent } from './NavigationSheet.styles.ts';
import { SidebarNavigation } from './SidebarNavigation.tsx';

export interface NavigationSheetProps {
  currentPath: string;
  navigation: ShellNavigation;
  onClose: () => void;
  onJump: (() => void) | undefined;
}

export function NavigationSheet(props: NavigationSheetProps) {
  const { currentPath, navigation, onClose, onJump } = props;
  const t = useTranslation(shellTexts);

  /** The palette replaces the sheet and returns the focus to the button that opened the sheet. */
  function jump(): void {
    flushSync(onClose);
    onJump?.();
  }

  return (
    <Sheet
      open
      onOpenChange={onClose}
      side="start"
      label={t('shell.nav.sheet')}
      closeLabel={t('shell.nav.close')}
    >
      <SheetContent>
        <SidebarNavigation
          currentPath={currentPath}
          navigation={navigation}
          isCollapsed={false}
          onNavigate={onClose}
          onJump={onJump && jump}
        />
      </SheetContent>
    </Sheet>
  );
}
