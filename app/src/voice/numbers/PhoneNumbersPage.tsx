import { agents, phoneNumbers, FIRST_BATCH } from '@platform/api';
import type { AgentList } from '@platform/api';
import { useTranslation, voiceNumbersTexts } from '@platform/i18n';
import { NumbersScreen } from '@platform/ui/voice';
import type { NumberState } from '@platform/ui/voice';
import { useMemo } from 'react';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { useResource, useSelect } from '../../data/useResource.ts';
import { draftSwitch, draftTexts } from '../../kit/draftFields.ts';
import { useDrafts } from '../../kit/useDrafts.ts';
import { useSearchState } from '../../routing/useSearchState.ts';
import { agentHref, numbersParams, voicePaths } from '../address.ts';
import { useNumberWrites } from './useNumberWrites.ts';

const numberDraft = {
  ...draftTexts('number', 'label', 'provider', 'agentId', 'fallbackNumber'),
  isInbound: draftSwitch,
  isOutbound: draftSwitch,
};

const agentsOf = ({ agents: rows }: AgentList) => rows.filter(({ id }) => id !== '');

function PhoneNumbersPage() {
  const t = useTranslation(voiceNumbersTexts);
  const [{ search, status, agent }, change] = useSearchState(numbersParams);
  const numbers = useResource(phoneNumbers, FIRST_BATCH, {
    errorText: () => t('voiceNumbers.error.load'),
  });
  const agentList = useSelect(useResource(agents, FIRST_BATCH), agentsOf);
  const handlers = useMemo(
    () => ({
      onSearchChange: (text: string) => change({ search: text }),
      onStatesChange: (status: readonly NumberState[]) => change({ status }),
      onAgentChange: (id: string) => change({ agent: id }),
    }),
    [change],
  );
  return (
    <NumbersScreen
      paths={voicePaths}
      agentHref={agentHref}
      numbers={numbers}
      agents={agentList}
      search={search}
      states={status}
      agentId={agent}
      actions={{ ...handlers, ...useNumberWrites() }}
      drafts={useDrafts('phoneNumber', numberDraft)}
    />
  );
}

export { PhoneNumbersPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(phoneNumbers, FIRST_BATCH);
  void preload(agents, FIRST_BATCH);
}
