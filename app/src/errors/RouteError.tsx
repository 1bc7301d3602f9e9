import { ErrorScreen } from '@platform/ui';
import { usePages } from '../routing/PagesContext.ts';
import { useApi } from '../session/ApiContext.ts';
import { leaveTo, reloadPage } from '../session/leave.ts';

/** What a page that failed shows: the error screen, which stays until a choice is made. */
export function RouteError({ layout }: { layout: 'full' | 'content' }) {
  const api = useApi();
  const { href } = usePages();
  return (
    <ErrorScreen
      layout={layout}
      onTryAgain={() => void reloadPage(api)}
      onGoToDashboard={() => void leaveTo(api, href('dashboard'))}
    />
  );
}
