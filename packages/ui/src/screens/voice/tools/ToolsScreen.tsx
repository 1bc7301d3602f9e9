import type { Tool } from '@platform/domain';
import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { joinFields } from '@platform/i18n/text';
import { useMemo, useState } from 'react';
import { usePendingFormRequest } from '../../../internal/pendingFormRequest.ts';
import { lazyComponent, usePreload } from '../../../internal/lazyComponent.tsx';
import { LoadingCards } from '../../../internal/LoadingCards.tsx';
import { CreateButton } from '../../../patterns/ListPage/CreateButton.tsx';
import { ListCards } from '../../../patterns/ListPage/ListCards.tsx';
import { ListPage } from '../../../patterns/ListPage/ListPage.tsx';
import { useList } from '../../../patterns/ListPage/useList.tsx';
import { dataOf } from '../../../remote.ts';
import { useVoiceHeader } from '../useVoiceHeader.tsx';
import { isNewToolDraft } from './draftIds.ts';
import { ToolCard } from './ToolCard.tsx';
import { Grid } from './ToolGrid.styles.ts';
import { TOOL_KINDS } from './toolKinds.ts';
import type { ToolEditorProps } from './ToolEditor.tsx';
import { CardGridCell } from '../../../patterns/CardGrid/CardGrid.styles.ts';
import type { ToolsScreenProps } from './toolsTypes.ts';

const LazyToolEditor = lazyComponent(() => import('./ToolEditor.tsx'), 'ToolEditor');

const NO_TOOLS: readonly Tool[] = [];
const TILE = { size: '34px', radius: '8px 8px 8px 3px' };

/** Tools as cards. Render it inside a `Page`. */
export function ToolsScreen(props: ToolsScreenProps) {
  const { tools: source, integrations, kind, slots } = props;
  const t = useTranslation(voiceToolsTexts);
  const header = useVoiceHeader(props.paths, 'tools', slots);
  usePreload(LazyToolEditor);
  const [edited, setEdited] = useState<Pick<ToolEditorProps, 'tool' | 'draftId'> | null>(null);

  const loaded = dataOf(source);
  const tools = loaded?.tools ?? NO_TOOLS;
  usePendingFormRequest('tool', (id) => {
    const tool = tools.find((one) => one.id === id);
    const isNew = isNewToolDraft(id);
    if (isNew) setEdited({ draftId: id });
    else if (tool) setEdited({ tool });
    return isNew || tool !== undefined;
  });
  const isListed = useMemo(
    () => (kind === '' ? undefined : (tool: Tool) => tool.kind === kind),
    [kind],
  );
  const list = useList({
    source,
    rows: tools,
    total: loaded?.total,
    idOf: keyOf,
    slots,
    textOf: toolText,
    search: props.search,
    onSearchChange: props.onSearchChange,
    filters: {
      items: [
        {
          kind: 'one',
          id: 'kind',
          label: t('voiceTools.filter.kind'),
          allLabel: t('voiceTools.filter.allKinds'),
          options: TOOL_KINDS.map((value) => ({ value, label: t(`voiceTools.kind.${value}`) })),
          value: kind,
          onValueChange: props.onKindChange,
        },
      ],
      isSet: kind !== '',
      matches: isListed,
      onClear: () => props.onKindChange(''),
    },
    texts: {
      heading: t('voiceTools.section'),
      search: t('voiceTools.search'),
      count: (count) => t('voiceTools.count', { count }),
      found: (count) => t('voiceTools.found', { count }),
      loading: t('voiceTools.loading'),
      truncated: (figures) => t('voiceTools.truncated', figures),
    },
    empty: { title: t('voiceTools.empty.title'), description: t('voiceTools.empty.text') },
    emptyFiltered: () => ({
      title: t('voiceTools.empty.title'),
      description: t('voiceTools.empty.filtered'),
    }),
  });
  const providers = useMemo(
    () => new Map(dataOf(integrations)?.map((one) => [one.provider, one])),
    [integrations],
  );

  function missingFor(tool: Tool) {
    const needed = tool.kind === 'integration' ? providers.get(tool.provider) : undefined;
    return needed?.isConnected ? undefined : needed;
  }

  return (
    <>
      <ListPage
        {...header}
        actions={
          <CreateButton
            id="tools.create"
            label={t('voiceTools.add')}
            onCreate={() => setEdited({})}
          />
        }
        {...list.page}
      >
        <ListCards source={source} list={list} loading={<LoadingCards grid={Grid} tile={TILE} />}>
          <Grid>
            {list.shown.map((tool) => (
              <CardGridCell key={tool.key}>
                <ToolCard
                  tool={tool}
                  missing={missingFor(tool)}
                  integrationsHref={props.integrationsHref}
                  onOpen={(opened) => setEdited({ tool: opened })}
                  onSwitch={props.onSwitch}
                />
              </CardGridCell>
            ))}
          </Grid>
        </ListCards>
      </ListPage>
      {edited ? (
        <LazyToolEditor {...props} tools={tools} {...edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  );
}

const keyOf = ({ key }: Tool): string => key;

const toolText = ({ name, description, agents }: Tool): string =>
  joinFields(name, description, ...agents.map((agent) => agent.name));
