import { shellTexts, useTranslation } from '@platform/i18n';
import { Sheet } from '../components/Sheet/Sheet.tsx';
import { SheetContent } from './Sidebar.styles.ts';
import type { ShellNavigation } from './navigation.ts';
import { SidebarNavigation } from './SidebarNavigation.tsx';

export interface NavigationSheetProps {
  currentPath: string;
  navigation: ShellNavigation;
  onClose: () => void;
}

/** The navigation of phones. */
export function NavigationSheet({ currentPath, navigation, onClose }: NavigationSheetProps) {
  const t = useTranslation(shellTexts);
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
        />
      </SheetContent>
    </Sheet>
  );
}
