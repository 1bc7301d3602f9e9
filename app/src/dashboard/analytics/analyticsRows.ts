import type { FigureRow } from '@platform/flows';
import type {
  analyticsTexts,
  billingTexts,
  commonTexts,
  Formats,
  integrationsTexts,
  TextKey,
  Translate,
} from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type { AnalyticsScreenProps } from '@platform/ui/dashboard';

export type AnalyticsPanels = Pick<
  AnalyticsScreenProps,
  'conversations' | 'overview' | 'leads' | 'interactions' | 'integrations' | 'usage'
>;

type Texts = Translate<
  TextKey<
    typeof analyticsTexts | typeof billingTexts | typeof commonTexts | typeof integrationsTexts
  >
>;

const kinds = ['llmTokens', 'voiceMinutes', 'apiCalls', 'storageMb'] as const;
const statusKeys = {
  connected: 'integrations.status.connected',
  action_required: 'integrations.status.actionRequired',
} as const;

const numberText = (value: number | null, isTruncated = false) =>
  value === null ? '' : `${value}${isTruncated ? '+' : ''}`;

/** Figures of the visible panels, in order; unformatted, so that a spreadsheet can use them. */
export function analyticsRows(t: Texts, formats: Formats, panels: AnalyticsPanels): FigureRow[] {
  return [
    ...conversationRows(t, formats, panels),
    ...leadRows(t, formats, panels),
    ...interactionRows(t, panels),
    ...integrationRows(t, panels),
    ...usageRows(t, panels),
  ];
}

function conversationRows(t: Texts, formats: Formats, panels: AnalyticsPanels): FigureRow[] {
  const panel = t('analytics.conversations.title');
  const data = dataOf(panels.conversations);
  const service = dataOf(panels.overview);
  const row = (name: string, value: string, before = '') => ({ panel, name, value, before });
  return [
    ...(data
      ? [
          row(
            t('analytics.stat.conversations'),
            numberText(data.total, data.isTruncated),
            data.before ? numberText(data.before.total, data.before.isTruncated) : '',
          ),
          ...data.days.map(({ day, count }) => row(formats.date(day), numberText(count))),
        ]
      : []),
    ...(service
      ? [
          row(t('analytics.conversations.today'), numberText(service.callsToday)),
          row(t('analytics.conversations.week'), numberText(service.callsThisWeek)),
          row(
            t('analytics.conversations.success'),
            service.successRate === null ? '' : formats.share(service.successRate, 1),
          ),
        ]
      : []),
  ];
}

function leadRows(t: Texts, formats: Formats, { leads }: AnalyticsPanels): FigureRow[] {
  const data = dataOf(leads);
  if (!data) return [];
  const panel = t('analytics.leads.title');
  const { now, before, isTruncated } = data;
  const row = (name: string, value: number, earlier?: number) => ({
    panel,
    name,
    value: numberText(value, isTruncated),
    before: earlier === undefined ? '' : numberText(earlier, isTruncated),
  });
  return [
    row(t('analytics.stat.created'), now.created, before.created),
    row(t('analytics.stat.won'), now.won, before.won),
    ...data.periods.flatMap(({ unit, number, from, created, won }) => {
      const period = unit === 'week' ? t('analytics.leads.week', { number }) : formats.date(from);
      return [
        row(`${period}: ${t('analytics.leads.created')}`, created),
        row(`${period}: ${t('analytics.leads.won')}`, won),
      ];
    }),
  ];
}

function interactionRows(t: Texts, { interactions }: AnalyticsPanels): FigureRow[] {
  const data = dataOf(interactions);
  if (!data) return [];
  const panel = t('analytics.interactions.title');
  const row = (name: string, count: number) => ({
    panel,
    name,
    value: numberText(count, data.isTruncated),
    before: '',
  });
  return [
    row(t('analytics.stat.interactions'), data.total),
    ...data.types.map(({ type, text, count }) =>
      row(
        type
          ? t(`analytics.interactions.type.${type}`)
          : text.trim() || t('analytics.interactions.unknown'),
        count,
      ),
    ),
  ];
}

function integrationRows(t: Texts, { integrations }: AnalyticsPanels): FigureRow[] {
  const panel = t('analytics.integrations.title');
  return (dataOf(integrations) ?? []).flatMap(({ name, status }) =>
    status === 'connected' || status === 'action_required'
      ? [{ panel, name, value: t(statusKeys[status]), before: '' }]
      : [],
  );
}

function usageRows(t: Texts, { usage }: AnalyticsPanels): FigureRow[] {
  const data = dataOf(usage);
  const panel = t('analytics.usage.title');
  return data
    ? kinds.map((kind) => {
        const { used, included } = data.usage[kind];
        return {
          panel,
          name: t(`billing.kind.${kind}`),
          value: included > 0 ? `${used} / ${included}` : numberText(used),
          before: '',
        };
      })
    : [];
}
