import { withTexts } from '@platform/i18n';
import { ToastProvider } from './toasts';
import type { ThemeChoice } from '@platform/ui/shell';
import { lazy, Suspense } from 'react';
import { BerthsPage } from './berths/BerthsPage';
import { usePath } from './router';
import { SettingsPage } from './settings/SettingsPage';
import { HarbourShell } from './shell/HarbourShell';

const ContactsPage = lazy(() => withTexts(() => import('./contacts/ContactsPage')));

interface PagesProps {
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
}

/** The shell with the page of the URL. */
export function Pages(props: PagesProps) {
  return (
    <ToastProvider>
      <HarbourShell {...props}>
        <Suspense>
          <PageOfPath {...props} />
        </Suspense>
      </HarbourShell>
    </ToastProvider>
  );
}

function PageOfPath(props: PagesProps) {
  switch (usePath()) {
    case '/contacts':
      return <ContactsPage />;
    case '/settings':
      return <SettingsPage {...props} />;
    default:
      return <BerthsPage />;
  }
}
