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
  const total = (count: number | undefined, isTruncated = false) =>
    formatTotal(formats, count === undefined ? undefined : { count, isTruncated });
  const previousPeriodText = (count: number | undefined, isTruncated?: boolean) =>
    count === undefined ? null : t('figures.before', { value: total(count, isTruncated) });
  return [
    {
      id: 'conversations',
      label: t('analytics.stat.conversations'),
      source: conversations,
      figure: total(conversationData?.total, conversationData?.isTruncated),
      href: hrefs.conversations(),
      caption: previousPeriodText(
        conversationData?.before?.total,
        conversationData?.before?.isTruncated,
      ),
    },
    {
      id: 'created',
      label: t('analytics.stat.created'),
      source: leads,
      figure: total(leadData?.now.created, leadData?.isTruncated),
      href: hrefs.leads({}),
      caption: previousPeriodText(leadData?.before.created, leadData?.isTruncated),
    },
    {
      id: 'won',
      label: t('analytics.stat.won'),
      source: leads,
      figure: total(leadData?.now.won, leadData?.isTruncated),
      href: hrefs.leads({ isWon: true }),
      caption: previousPeriodText(leadData?.before.won, leadData?.isTruncated),
    },
    {
      id: 'interactions',
      label: t('analytics.stat.interactions'),
      source: interactions,
      figure: total(interactionData?.total, interactionData?.isTruncated),
      href: hrefs.interactions(),
      caption: interactionData
        ? t('analytics.stat.calls', {
            value: total(interactionData.calls, interactionData.isTruncated),
          })
        : null,
    },
  ];
}
