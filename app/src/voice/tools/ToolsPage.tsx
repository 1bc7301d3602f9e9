import { integrations, tools, toolTemplates, FIRST_BATCH } from '@platform/api';
import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { ToolsScreen } from '@platform/ui/voice';
import { useMemo } from 'react';
import type { ToolIntegration } from '@platform/ui/voice';
import type { PageLoaderContext } from '../../routing/pageModule.ts';
import { useResource, useSelect } from '../../data/useResource.ts';
import { draftTexts } from '../../kit/draftFields.ts';
import { useDrafts } from '../../kit/useDrafts.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { useSearchState } from '../../routing/useSearchState.ts';
import { toolsParams, voicePaths } from '../address.ts';
import { useToolWrites } from './useToolWrites.ts';
import type { DataOf } from '../../routing/palette.ts';

const toolDraft = draftTexts(
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
);

function ToolsPage() {
  const t = useTranslation(voiceToolsTexts);
  const [{ search, kind }, change] = useSearchState(toolsParams);
  const list = useResource(tools, FIRST_BATCH, { errorText: () => t('voiceTools.error.load') });
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
  return (
    <ToolsScreen
      paths={voicePaths}
      integrationsHref={usePages().href('integrations')}
      tools={list}
      templates={templates}
      integrations={providers}
      search={search}
      kind={kind}
      {...handlers}
      {...useToolWrites()}
      drafts={useDrafts('tool', toolDraft)}
    />
  );
}

export { ToolsPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(tools, FIRST_BATCH);
  void preload(toolTemplates, {});
  void preload(integrations, {});
}

/** Providers that a tool may need. An unknown status is not reported as missing. */
const toolIntegrations = (list: DataOf<typeof integrations>): readonly ToolIntegration[] =>
  list.integrations.map(({ provider, name, status }) => ({
    provider,
    name,
    isConnected: status === 'connected' || status === 'unknown',
  }));
