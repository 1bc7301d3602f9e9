import type { Bot } from '@platform/domain';
import { botsTexts, useTranslation } from '@platform/i18n';
import { joinFields } from '@platform/i18n/text';
import { useMemo, useRef } from 'react';
import { BotsArt } from '../../components/Illustration/BotsArt.tsx';
import { usePreload } from '../../internal/lazyComponent.tsx';
import { useOpenRow } from '../../internal/useOpenRow.ts';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { ListTable } from '../../patterns/ListPage/ListTable.tsx';
import { useList } from '../../patterns/ListPage/useList.tsx';
import { dataOf } from '../../remote.ts';
import { botColumns } from './botColumns.tsx';
import { Rows } from './BotsScreen.styles.ts';
import { LazyEmbedPanel } from './embed/EmbedPanel.tsx';
import type { BotsScreenProps } from './types.ts';
import { useBotHeader } from './useBotHeader.tsx';

const NO_BOTS: readonly Bot[] = [];

/** Bots of the team, each with a button that opens its embed code. Render it inside a `Page`. */
export function BotsScreen(props: BotsScreenProps) {
  const { bots, botHref, embedHref, openBotId, slots } = props;
  const t = useTranslation(botsTexts);
  const header = useBotHeader(props.paths, 'bots', slots);
  usePreload(LazyEmbedPanel);
  const rootRef = useRef<HTMLDivElement>(null);
  useOpenRow(rootRef, openBotId);

  const loaded = dataOf(bots);
  const columns = useMemo(() => botColumns(t, { botHref, embedHref }), [t, botHref, embedHref]);

  const list = useList({
    source: bots,
    rows: loaded?.bots ?? NO_BOTS,
    total: loaded?.total,
    idOf: rowId,
    nameOf,
    isSelectable: false,
    columns,
    slots,
    textOf: botText,
    search: props.search,
    onSearchChange: props.onSearchChange,
    texts: {
      heading: t('bots.list.heading'),
      search: t('bots.list.search'),
      count: (count) => t('bots.list.count', { count }),
      found: (count) => t('bots.list.found', { count }),
      truncated: (figures) => t('bots.list.truncated', figures),
    },
    empty: {
      title: t('bots.list.empty.title'),
      description: t('bots.list.empty.text'),
      illustration: <BotsArt />,
    },
    emptyFiltered: () => ({
      title: t('bots.list.empty.filteredTitle'),
      description: t('bots.list.empty.filteredText'),
    }),
  });
  return (
    <ListPage {...header} {...list.page}>
      <Rows ref={rootRef}>
        <ListTable
          {...list.table}
          loadingText={t('bots.list.loading')}
          rowHref={({ id }) => (id === '' ? undefined : botHref(id))}
          rowState={({ id }) => (id !== '' && id === openBotId ? 'selected' : undefined)}
          listIndent={46}
        />
      </Rows>
    </ListPage>
  );
}

const rowId = ({ key }: Bot): string => key;
const nameOf = ({ name }: Bot): string => name;

const botText = ({ name, description, knowledgeBaseName }: Bot): string =>
  joinFields(name, description, knowledgeBaseName);
