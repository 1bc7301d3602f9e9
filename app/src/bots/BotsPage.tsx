import { bot, bots } from '@platform/api';
import { botsTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import { BotsScreen, EmbedPanel } from '@platform/ui/bots';
import type { BubbleLook } from '@platform/ui/bots';
import { useCallback } from 'react';
import { useData } from '../data/DataProvider.tsx';
import { serverMessageOr } from '../data/failures.ts';
import { useResource } from '../data/useResource.ts';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useSearchState } from '../routing/useSearchState.ts';
import { botHref, botPaths, botsParams, embedHref } from './address.ts';

/** One request for all bots; the search runs in memory. */
const SOME_BOTS = { limit: 200 } as const;

function BotsPage() {
  const t = useTranslation(botsTexts);
  const { config } = useData().api;
  const [{ search, embed, ...look }, change] = useSearchState(botsParams, { panel: 'embed' });
  const list = useResource(bots, SOME_BOTS, {
    errorText: (error) => serverMessageOr(error, t('bots.list.failed')),
  });
  const row = dataOf(list)?.bots.find(({ id }) => id === embed);
  const isElsewhere = embed !== '' && list.status !== 'loading' && !row;
  const read = useResource(bot, isElsewhere ? { id: embed } : null, {
    errorText: (error) => serverMessageOr(error, t('bots.embed.failed')),
  });
  const onSearchChange = useCallback((text: string) => change({ search: text }), [change]);
  const onLookChange = useCallback((part: Partial<BubbleLook>) => change(part), [change]);
  const onClose = useCallback(() => change({ embed: '' }), [change]);
  return (
    <>
      <BotsScreen
        paths={botPaths}
        bots={list}
        search={search}
        onSearchChange={onSearchChange}
        botHref={botHref}
        embedHref={embedHref}
        openBotId={embed || undefined}
      />
      {embed === '' || list.status === 'unavailable' ? null : (
        <EmbedPanel
          botId={embed}
          bot={row ? { status: 'ready', data: row } : read}
          scriptUrl={config.chatbotEmbedUrl}
          look={look}
          onLookChange={onLookChange}
          embedHref={embedHref}
          onClose={onClose}
        />
      )}
    </>
  );
}

export { BotsPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(bots, SOME_BOTS);
}
