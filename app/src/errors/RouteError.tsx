import { ErrorScreen } from '@platform/ui';
import { paths } from '../paths.ts';

const reload = () => window.location.reload();
const goToDashboard = () => window.location.assign(paths.dashboard);

/** What a page that failed shows (spec 2.11): the error screen, which stays until a choice is made. */
export function RouteError({ layout }: { layout: 'full' | 'content' }) {
  return <ErrorScreen layout={layout} onTryAgain={reload} onGoToDashboard={goToDashboard} />;
}
