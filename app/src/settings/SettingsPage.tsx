import { entitlements, integrations, members, roleContext, subscription } from '@platform/api';
import { SettingsScreen } from '@platform/ui/settings';
import { usePages } from '../routing/PagesContext.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useFigures } from './useFigures.ts';

function SettingsPage() {
  const { href } = usePages();
  return (
    <SettingsScreen
      {...useFigures()}
      teamsHref={href('teams')}
      billingHref={href('billing')}
      integrationsHref={href('integrations')}
    />
  );
}

export { SettingsPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(roleContext, {});
  void preload(members, {});
  void preload(entitlements, {});
  void preload(subscription, {});
  void preload(integrations, {});
}
