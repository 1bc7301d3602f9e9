import { shellTexts, useTranslation } from '@platform/i18n';
import { Sheet } from '../components/Sheet/Sheet.tsx';
import { SheetContent } from './Sidebar.styles.ts';
import { SidebarNavigation } from './SidebarNavigation.tsx';

interface NavigationSheetProps {
  currentPath: string;
  onOpenChange: (isOpen: boolean) => void;
}

/** The navigation of phones, in its own chunk. */
export function NavigationSheet({ currentPath, onOpenChange }: NavigationSheetProps) {
  const t = useTranslation(shellTexts);
  return (
    <Sheet
      open
      onOpenChange={onOpenChange}
      side="start"
      label={t('shell.nav.sheet')}
      closeLabel={t('shell.nav.close')}
    >
      <SheetContent>
        <SidebarNavigation
          currentPath={currentPath}
          isCollapsed={false}
          onNavigate={() => onOpenChange(false)}
        />
      </SheetContent>
    </Sheet>
  );
}
