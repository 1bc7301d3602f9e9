import { SettingsScreen } from '@platform/ui';
import { paths } from '../paths.ts';
import { useFigures } from './useFigures.ts';

/** `/settings`: the index of its parts (reading 5). */
function SettingsPage() {
  return (
    <SettingsScreen
      {...useFigures()}
      teamsHref={paths.teams}
      billingHref={paths.billing}
      integrationsHref={paths.integrations}
    />
  );
}

export { SettingsPage as Page };
