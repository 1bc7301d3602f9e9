import type {
  analyticsTexts,
  commonTexts,
  figuresTexts,
  Formats,
  TextKey,
  Translate,
} from '@platform/i18n';
import { formatTotal } from '../../../internal/formatTotal.ts';
import type { RemoteStat } from '../../../patterns/RemoteStats/RemoteStats.tsx';
import { dataOf } from '../../../remote.ts';
import type { AnalyticsScreenProps } from './AnalyticsScreen.tsx';

type Texts = Translate<TextKey<typeof analyticsTexts | typeof commonTexts | typeof figuresTexts>>;
type Sources = Pick<AnalyticsScreenProps, 'conversations' | 'leads' | 'interactions' | 'hrefs'>;

export function analyticsStats(t: Texts, formats: Formats, sources: Sources): RemoteStat[] {
  const { conversations, leads, interactions, hrefs } = sources;
  const conversationData = dataOf(conversations);
  const leadData = dataOf(leads);
  const interactionData = dataOf(interactions);
  const total = (count: number | undefined, isCut = false) =>
    formatTotal(formats, count === undefined ? undefined : { count, isCut });
  const previousPeriodText = (count: number | undefined, isCut?: boolean) =>
    count === undefined ? null : t('figures.before', { value: total(count, isCut) });
  return [
    {
      id: 'conversations',
      label: t('analytics.stat.conversations'),
      source: conversations,
      figure: total(conversationData?.total, conversationData?.isCut),
      href: hrefs.conversations(),
      caption: previousPeriodText(conversationData?.before?.total, conversationData?.before?.isCut),
    },
    {
      id: 'created',
      label: t('analytics.stat.created'),
      source: leads,
      figure: total(leadData?.now.created, leadData?.isCut),
      href: hrefs.leads({}),
      caption: previousPeriodText(leadData?.before.created, leadData?.isCut),
    },
    {
      id: 'won',
      label: t('analytics.stat.won'),
      source: leads,
      figure: total(leadData?.now.won, leadData?.isCut),
      href: hrefs.leads({ isWon: true }),
      caption: previousPeriodText(leadData?.before.won, leadData?.isCut),
    },
    {
      id: 'interactions',
      label: t('analytics.stat.interactions'),
      source: interactions,
      figure: total(interactionData?.total, interactionData?.isCut),
      href: hrefs.interactions(),
      caption: interactionData
        ? t('analytics.stat.calls', { value: total(interactionData.calls, interactionData.isCut) })
        : null,
    },
  ];
}
