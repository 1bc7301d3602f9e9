import { providerName } from '@platform/api';
import type { Missing } from '@platform/flows';
import { useFormats, useTranslation, voiceAgentsTexts } from '@platform/i18n';
import type { PreflightItem } from '@platform/ui/voice';
import { usePages } from '../../routing/PagesContext.ts';
import { agentHref, voicePaths } from '../address.ts';

export function usePreflightItems(agentId: string): (missing: Missing) => PreflightItem {
  const t = useTranslation(voiceAgentsTexts);
  const formats = useFormats();
  const { href } = usePages();

  return (missing) => {
    const id = missing.kind;
    switch (missing.kind) {
      case 'voice':
      case 'voiceGone':
        return {
          id,
          text: t(`voiceAgents.preflight.${missing.kind}`),
          label: t('voiceAgents.preflight.chooseVoice'),
          href: agentHref(agentId),
        };
      case 'number':
        return {
          id,
          text: t('voiceAgents.preflight.number'),
          label: t('voiceAgents.preflight.attachNumber'),
          href: voicePaths.phoneNumbers,
        };
      case 'integration': {
        const provider = providerName(missing.provider);
        return {
          id: `${id}:${missing.provider}`,
          text: t('voiceAgents.preflight.integration', {
            provider,
            tools: missing.tools.join(', '),
          }),
          label: t('voiceAgents.preflight.connect', { provider }),
          href: href('integrations'),
        };
      }
      case 'minutes':
        return {
          id,
          text: t('voiceAgents.preflight.minutes', {
            used: formats.number(missing.used),
            included: formats.number(missing.included),
          }),
          label: t('voiceAgents.seePlans'),
          href: href('plans'),
        };
    }
  };
}
