import { IntegrationsScreen } from '@platform/ui';
import { lazy, Suspense } from 'react';
import { useIntegrations } from './useIntegrations.ts';

const NotOffered = lazy(async () => ({ default: (await import('./NotOffered.tsx')).NotOffered }));

/** `/integrations` (spec 2.6). */
function IntegrationsPage() {
  const { isOffered, ...screen } = useIntegrations();
  if (isOffered) return <IntegrationsScreen {...screen} />;
  return (
    <Suspense>
      <NotOffered />
    </Suspense>
  );
}

export { IntegrationsPage as Page };
export { beginIntegrations as begin } from './ahead.ts';
