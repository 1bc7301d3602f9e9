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
  const calls = dataOf(conversations);
  const lead = dataOf(leads);
  const contact = dataOf(interactions);
  const total = (count: number | undefined, isCut = false) =>
    formatTotal(formats, count === undefined ? undefined : { count, isCut });
  const before = (count: number | undefined, isCut?: boolean) =>
    count === undefined ? null : t('figures.before', { value: total(count, isCut) });
  return [
    {
      id: 'conversations',
      label: t('analytics.stat.conversations'),
      source: conversations,
      figure: total(calls?.total, calls?.isCut),
      href: hrefs.conversations(),
      caption: before(calls?.before?.total, calls?.before?.isCut),
    },
    {
      id: 'created',
      label: t('analytics.stat.created'),
      source: leads,
      figure: total(lead?.now.created, lead?.isCut),
      href: hrefs.leads({}),
      caption: before(lead?.before.created, lead?.isCut),
    },
    {
      id: 'won',
      label: t('analytics.stat.won'),
      source: leads,
      figure: total(lead?.now.won, lead?.isCut),
      href: hrefs.leads({ isWon: true }),
      caption: before(lead?.before.won, lead?.isCut),
    },
    {
      id: 'interactions',
      label: t('analytics.stat.interactions'),
      source: interactions,
      figure: total(contact?.total, contact?.isCut),
      href: hrefs.interactions(),
      caption: contact
        ? t('analytics.stat.calls', { value: total(contact.calls, contact.isCut) })
        : null,
    },
  ];
}
