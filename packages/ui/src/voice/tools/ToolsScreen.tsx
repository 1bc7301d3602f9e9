import { useFormats, useTranslation, voiceToolsTexts } from '@platform/i18n';
import { joinFields } from '@platform/i18n/text';
import { useMemo, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { useAskedForm } from '../../internal/askedForm.ts';
import { usePreload } from '../../internal/lazyComponent.tsx';
import { LoadingCards } from '../../internal/LoadingCards.tsx';
import { CreateButton } from '../../patterns/ListPage/CreateButton.tsx';
import { ListEmpty } from '../../patterns/ListPage/ListEmpty.tsx';
import { ListFailure } from '../../patterns/ListPage/ListFailure.tsx';
import { ListFilter } from '../../patterns/ListPage/ListFilter.tsx';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { useListSearch } from '../../patterns/ListPage/useListSearch.ts';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import { dataOf } from '../../remote.ts';
import { useVoiceHeader } from '../useVoiceHeader.tsx';
import { isOfNewTool } from './draftIds.ts';
import { LazyToolEditor } from './lazyToolEditor.ts';
import { ToolCard } from './ToolCard.tsx';
import { Grid, Instead } from './ToolGrid.styles.ts';
import { TOOL_KINDS } from './toolKinds.ts';
import type { ToolEditorProps } from './ToolEditor.tsx';
import type { ToolsScreenProps, VoiceTool } from './types.ts';

const NO_TOOLS: readonly VoiceTool[] = [];
const TILE = { size: '34px', radius: '8px 8px 8px 3px' };

/** The tools, as cards. Goes into a `Page`, whose width decides how many columns there are. */
export function ToolsScreen(props: ToolsScreenProps) {
  const { tools: source, integrations, kind } = props;
  const t = useTranslation(voiceToolsTexts);
  const formats = useFormats();
  const header = useVoiceHeader(props.paths, 'tools');
  usePreload(LazyToolEditor);
  /** The tool being edited, or one to be added, by its draft where it was begun before. */
  const [edited, setEdited] = useState<Pick<ToolEditorProps, 'tool' | 'draftId'> | null>(null);

  const loaded = dataOf(source);
  const tools = loaded?.tools ?? NO_TOOLS;
  useAskedForm('tool', (id) => {
    const tool = tools.find((one) => one.id === id);
    const isNew = isOfNewTool(id);
    if (isNew) setEdited({ draftId: id });
    else if (tool) setEdited({ tool });
    return isNew || tool !== undefined;
  });
  const ofKind = useMemo(
    () => (kind === '' ? tools : tools.filter((tool) => tool.kind === kind)),
    [tools, kind],
  );
  const { search, shown } = useListSearch(ofKind, toolText, props.search);
  const providers = useMemo(
    () => new Map(dataOf(integrations)?.map((one) => [one.provider, one])),
    [integrations],
  );

  const isFiltered = loaded !== undefined && (search !== '' || kind !== '');
  const total = loaded?.total ?? tools.length;
  const count = isFiltered ? shown.length : total;
  const clear = () => {
    props.onSearchChange('');
    props.onKindChange('');
  };

  /** The integration that a tool waits for. */
  function missingFor(tool: VoiceTool) {
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
        source={source}
        toolbar={{
          heading: t('voiceTools.section'),
          count: loaded && {
            shown: formats.number(count),
            spoken: t('voiceTools.count', { count }),
          },
          search: {
            label: t('voiceTools.search'),
            value: props.search,
            onValueChange: props.onSearchChange,
          },
          filters: (
            <ListFilter
              label={t('voiceTools.filter.kind')}
              allLabel={t('voiceTools.filter.allKinds')}
              options={TOOL_KINDS.map((value) => ({ value, label: t(`voiceTools.kind.${value}`) }))}
              value={kind}
              onValueChange={props.onKindChange}
            />
          ),
          found:
            source.status === 'loading'
              ? t('voiceTools.loading')
              : isFiltered
                ? t('voiceTools.found', { count: shown.length })
                : '',
        }}
        listNotice={
          total > tools.length ? (
            <Banner tone="info">
              {t('voiceTools.cut', {
                shown: formats.number(tools.length),
                total: formats.number(total),
              })}
            </Banner>
          ) : null
        }
      >
        <RemoteContent
          source={source}
          loading={<LoadingCards grid={Grid} tile={TILE} />}
          error={source.status === 'error' ? <ListFailure error={source} /> : undefined}
          showsRefreshError={false}
        >
          {() =>
            shown.length === 0 ? (
              <Instead>
                <ListEmpty
                  title={t('voiceTools.empty.title')}
                  description={t(`voiceTools.empty.${isFiltered ? 'filtered' : 'text'}`)}
                  isFiltered={isFiltered}
                  onClear={isFiltered ? clear : undefined}
                />
              </Instead>
            ) : (
              <Grid>
                {shown.map((tool) => (
                  <li key={tool.key}>
                    <ToolCard
                      tool={tool}
                      missing={missingFor(tool)}
                      integrationsHref={props.integrationsHref}
                      onOpen={(opened) => setEdited({ tool: opened })}
                      onSwitch={props.onSwitch}
                    />
                  </li>
                ))}
              </Grid>
            )
          }
        </RemoteContent>
      </ListPage>
      {edited ? (
        <LazyToolEditor {...props} tools={tools} {...edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  );
}

const toolText = ({ name, description, agents }: VoiceTool): string =>
  joinFields(name, description, ...agents.map((agent) => agent.name));
