import { integrationsTexts, useTranslation } from '@platform/i18n';
import { useCallback } from 'react';
import type { IntegrationError } from './errors.ts';

export function useErrorText(): (error: IntegrationError) => string {
  const t = useTranslation(integrationsTexts);
  return useCallback(
    (error) => {
      if ('message' in error) return error.message;
      return 'name' in error ? t(error.key, { name: error.name }) : t(error.key);
    },
    [t],
  );
}
