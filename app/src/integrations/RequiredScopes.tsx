import { integrationSettings } from '@platform/api';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { mapRemote } from '@platform/ui';
import type { RequiredScopesProps } from '@platform/ui/integrations';
import { useResource } from '../data/useResource.ts';

export function RequiredScopes({ provider, children }: RequiredScopesProps) {
  const t = useTranslation(integrationsTexts);
  const settings = useResource(
    integrationSettings,
    { provider },
    { errorText: () => t('integrations.error.scopes') },
  );
  return children(mapRemote(settings, ({ requiredScopes }) => requiredScopes));
}
