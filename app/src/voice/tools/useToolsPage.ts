import { integrations, tools, toolTemplates, WHOLE_LIST } from '@platform/api';
import { formDrafts } from '@platform/flows';
import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import type { ToolDraftField } from '@platform/ui';
import { useMemo } from 'react';
import { useResource, useSelect } from '../../data/useResource.ts';
import { useAtomValue } from '../../platform/state.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { useSearchState } from '../../routing/useSearchState.ts';
import { userAtom } from '../../session/sessionAtoms.ts';
import { toolsParams, voicePaths } from '../address.ts';
import { toolIntegrations } from './toolIntegrations.ts';
import { useToolWrites } from './useToolWrites.ts';

const draftFields: readonly ToolDraftField[] = [
  'name',
  'description',
  'kind',
  'provider',
  'method',
  'url',
  'headers',
  'parameters',
  'timeout',
  'isEnabled',
];

/** The tools as the address wants them, and what can be done with them. */
export function useToolsPage() {
  const t = useTranslation(voiceToolsTexts);
  const [{ search, kind }, change] = useSearchState(toolsParams);
  const userId = useAtomValue(userAtom)?.id ?? '';
  const drafts = useMemo(() => formDrafts(userId, 'tool', draftFields), [userId]);
  const list = useResource(tools, WHOLE_LIST, { errorText: () => t('voiceTools.error.load') });
  const templates = useResource(
    toolTemplates,
    {},
    { errorText: () => t('voiceTools.templates.failed') },
  );
  const providers = useSelect(useResource(integrations, {}), toolIntegrations);
  const handlers = useMemo(
    () => ({
      onSearchChange: (text: string) => change({ search: text }),
      onKindChange: (next: string) => change({ kind: toolsParams.kind.read(next) ?? '' }),
    }),
    [change],
  );
  return {
    paths: voicePaths,
    integrationsHref: usePages().href('integrations'),
    tools: list,
    templates,
    integrations: providers,
    search,
    kind,
    ...handlers,
    ...useToolWrites(),
    drafts,
  };
}
