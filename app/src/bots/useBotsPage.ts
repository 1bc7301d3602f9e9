import { bot, bots } from '@platform/api';
import { botsTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type { BotsScreenProps, BubbleLook, EmbedPanelProps } from '@platform/ui';
import { useCallback } from 'react';
import { serverMessageOr } from '../data/failures.ts';
import { useData } from '../data/DataProvider.tsx';
import { useResource } from '../data/useResource.ts';
import { useSearchState } from '../routing/useSearchState.ts';
import { botHref, botPaths, botsParams, embedHref } from './address.ts';

/** A team has some; they are searched in memory. */
export const SOME_BOTS = { limit: 200 } as const;

/** The bots as the address wants them, and the embed panel beside them. */
export function useBotsPage(): { screen: BotsScreenProps; panel: EmbedPanelProps | null } {
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

  const screen = {
    paths: botPaths,
    bots: list,
    search,
    onSearchChange: useCallback((text: string) => change({ search: text }), [change]),
    botHref,
    embedHref,
    openBotId: embed || undefined,
  };
  const onLookChange = useCallback((part: Partial<BubbleLook>) => change(part), [change]);
  const onClose = useCallback(() => change({ embed: '' }), [change]);
  const panel =
    embed === '' || list.status === 'unavailable'
      ? null
      : {
          botId: embed,
          bot: row ? ({ status: 'ready', data: row } as const) : read,
          scriptUrl: config.chatbotEmbedUrl,
          look,
          onLookChange,
          embedHref,
          onClose,
        };
  return { screen, panel };
}
