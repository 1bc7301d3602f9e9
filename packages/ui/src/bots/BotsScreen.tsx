import type { Bot } from '@platform/domain';
import { botsTexts, useFormats, useTranslation } from '@platform/i18n';
import { joinFields } from '@platform/i18n/text';
import { useMemo, useRef } from 'react';
import { Banner } from '../components/Banner/Banner.tsx';
import { BotsArt } from '../components/Illustration/BotsArt.tsx';
import { usePreload } from '../internal/lazyComponent.tsx';
import { useOpenRow } from '../internal/useOpenRow.ts';
import { ListPage } from '../patterns/ListPage/ListPage.tsx';
import { ListTable } from '../patterns/ListPage/ListTable.tsx';
import { useListSearch } from '../patterns/ListPage/useListSearch.ts';
import { dataOf } from '../remote.ts';
import { botColumns } from './botColumns.tsx';
import { Rows } from './BotsScreen.styles.ts';
import { LazyEmbedPanel } from './embed/lazyEmbedPanel.ts';
import type { BotsScreenProps } from './types.ts';
import { useBotHeader } from './useBotHeader.tsx';

const NO_BOTS: readonly Bot[] = [];

/** The bots of the team, each with the way into a website. Goes into a `Page`. */
export function BotsScreen(props: BotsScreenProps) {
  const { bots, botHref, embedHref, openBotId } = props;
  const t = useTranslation(botsTexts);
  const formats = useFormats();
  const header = useBotHeader(props.paths, 'bots');
  usePreload(LazyEmbedPanel);
  const rootRef = useRef<HTMLDivElement>(null);
  useOpenRow(rootRef, openBotId);

  const loaded = dataOf(bots);
  const rows = loaded?.bots ?? NO_BOTS;
  const { search, shown } = useListSearch(rows, botText, props.search);
  const columns = useMemo(() => botColumns(t, { botHref, embedHref }), [t, botHref, embedHref]);

  const isFiltered = loaded !== undefined && search !== '';
  const total = loaded?.total ?? rows.length;
  const count = isFiltered ? shown.length : total;
  return (
    <ListPage
      {...header}
      source={bots}
      toolbar={{
        heading: t('bots.list.heading'),
        count: loaded && {
          shown: formats.number(count),
          spoken: t('bots.list.count', { count }),
        },
        search: {
          label: t('bots.list.search'),
          value: props.search,
          onValueChange: props.onSearchChange,
        },
        found: isFiltered ? t('bots.list.found', { count: shown.length }) : '',
      }}
      listNotice={
        total > rows.length ? (
          <Banner tone="info">
            {t('bots.list.cut', {
              shown: formats.number(rows.length),
              total: formats.number(total),
            })}
          </Banner>
        ) : null
      }
    >
      <Rows ref={rootRef}>
        <ListTable
          label={t('bots.list.heading')}
          columns={columns}
          rows={shown}
          getRowId={rowId}
          source={bots}
          loadingText={t('bots.list.loading')}
          rowHref={({ id }) => (id === '' ? undefined : botHref(id))}
          rowState={({ id }) => (id !== '' && id === openBotId ? 'selected' : undefined)}
          listIndent={46}
          empty={
            isFiltered
              ? {
                  title: t('bots.list.empty.filteredTitle'),
                  description: t('bots.list.empty.filteredText'),
                  isFiltered: true,
                  onClear: () => props.onSearchChange(''),
                }
              : {
                  title: t('bots.list.empty.title'),
                  description: t('bots.list.empty.text'),
                  illustration: <BotsArt />,
                }
          }
        />
      </Rows>
    </ListPage>
  );
}

const rowId = ({ key }: Bot): string => key;

const botText = ({ name, description, knowledgeBaseName }: Bot): string =>
  joinFields(name, description, knowledgeBaseName);
