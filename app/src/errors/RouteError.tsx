import { ErrorScreen } from '@platform/ui/errors';
import { usePages } from '../routing/PagesContext.ts';
import { useApi } from '../session/ApiContext.ts';
import { leaveTo, reloadPage } from '../session/leave.ts';

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
