import { shellTexts, useTranslation } from '@platform/i18n';
import { flushSync } from 'react-dom';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import type { ShellNavigation } from './navigation.ts';
import type { ShellBrand } from './types.ts';
import { SheetContent } from './NavigationSheet.styles.ts';
import { SidebarNavigation } from './SidebarNavigation.tsx';

export interface NavigationSheetProps extends ShellBrand {
  currentPath: string;
  navigation: ShellNavigation;
  onClose: () => void;
  onOpenPalette: (() => void) | undefined;
}

export function NavigationSheet(props: NavigationSheetProps) {
  const { currentPath, navigation, onClose, onOpenPalette, ...brand } = props;
  const t = useTranslation(shellTexts);

  /** The palette replaces the sheet and returns the focus to the button that opened the sheet. */
  function openPaletteInstead(): void {
    flushSync(onClose);
    onOpenPalette?.();
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
          {...brand}
          isCollapsed={false}
          onNavigate={onClose}
          onOpenPalette={onOpenPalette && openPaletteInstead}
        />
      </SheetContent>
    </Sheet>
  );
}
