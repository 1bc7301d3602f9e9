import { dashboardTexts, formatNumber, useTranslation } from '@platform/i18n';
import { StatCard } from '../components/StatStrip/StatCard.tsx';
import type { StatFailure } from '../components/StatStrip/StatCard.tsx';
import { StatStrip } from '../components/StatStrip/StatStrip.tsx';
import type { Remote } from '../remote.ts';
import { Pulse } from './DashboardScreen.styles.ts';
import type { DashboardScreenProps } from './types.ts';

type DashboardStatsProps = Pick<DashboardScreenProps, 'agents' | 'overview'>;

const AGENTS_SHOWN = 5;

/** The four cards of spec 2.4. A figure the server did not send is '–', never 0 (reading 55). */
export function DashboardStats({ agents, overview }: DashboardStatsProps) {
  const t = useTranslation(dashboardTexts);
  const loadingText = t('dashboard.figures.loading');
  const list = agents.status === 'ready' ? agents.data : undefined;
  const figures = overview.status === 'ready' ? overview.data : undefined;
  // No call says how the system is: its answers do (spec 2.4, 7).
  const isHealthy =
    list === undefined || figures === undefined ? undefined : Boolean(list && figures);
  const healthText = isHealthy ? t('dashboard.healthy') : formatNumber(null);

  function failureOf(...remotes: Remote<unknown>[]): StatFailure | undefined {
    const failed = remotes.filter((remote) => remote.status === 'error');
    const [first] = failed;
    if (!first) return undefined;
    const retry = () => {
      for (const remote of failed) remote.retry();
    };
    return { message: first.message, retryLabel: t('common.action.retry'), retry };
  }

  return (
    <StatStrip label={t('dashboard.figures.label')}>
      <StatCard
        label={t('dashboard.stat.activeAgents')}
        figure={list === undefined ? undefined : formatNumber(list?.total)}
        caption={
          list && list.agents.length > 0
            ? t('dashboard.caption.listed', { shown: Math.min(list.agents.length, AGENTS_SHOWN) })
            : null
        }
        loadingText={loadingText}
        failure={failureOf(agents)}
      />
      <StatCard
        label={t('dashboard.stat.activeBots')}
        figure={formatNumber(0)}
        caption={t('dashboard.caption.botsSoon')}
        loadingText={loadingText}
      />
      <StatCard
        label={t('dashboard.stat.callsToday')}
        figure={figures === undefined ? undefined : formatNumber(figures?.callsToday)}
        caption={
          typeof figures?.callsThisWeek === 'number'
            ? t('dashboard.caption.week', { calls: formatNumber(figures.callsThisWeek) })
            : null
        }
        loadingText={loadingText}
        failure={failureOf(overview)}
      />
      <StatCard
        label={t('dashboard.stat.health')}
        figure={isHealthy === undefined ? undefined : healthText}
        mark={isHealthy ? <Pulse aria-hidden="true" /> : null}
        caption={t('dashboard.caption.service')}
        loadingText={loadingText}
        failure={failureOf(agents, overview)}
      />
    </StatStrip>
  );
}
