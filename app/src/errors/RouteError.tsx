import { ErrorScreen } from '@platform/ui';
import { paths } from '../paths.ts';
import { useApi } from '../shared/session/ApiContext.ts';
import { leaveTo, reloadPage } from '../shared/session/leave.ts';

/** What a page that failed shows (spec 2.11): the error screen, which stays until a choice is made. */
export function RouteError({ layout }: { layout: 'full' | 'content' }) {
  const api = useApi();
  return (
    <ErrorScreen
      layout={layout}
      onTryAgain={() => void reloadPage(api)}
      onGoToDashboard={() => void leaveTo(api, paths.dashboard)}
    />
  );
}
