import { agent } from '@platform/api';
import { useTranslation, voiceAgentFormTexts } from '@platform/i18n';
import { isUnsupported, serverMessageOr } from '../../data/failures.ts';
import { useResource } from '../../data/useResource.ts';

export function useAgent(id: string) {
  const t = useTranslation(voiceAgentFormTexts);
  return useResource(
    agent,
    { id },
    {
      errorText: (error) =>
        isUnsupported(error)
          ? t('voiceAgentForm.notFound')
          : serverMessageOr(error, t('common.error.default')),
    },
  );
}
